/** Previews unsaved changes of what visitors see — colours, logos, title, banners — in this tab before they are saved. */

import { useEffect } from 'react';
import type { Settings } from '#generated/types.ts';
import { applyThemePreview } from '#platform/web/client/provider-settings.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { valueAfterSave } from '../../shared/form-state.ts';
import { isUsual } from '../request-scope.ts';

/** Typing a colour or a banner updates the page at most this often, in milliseconds. */
const pauseMs = 120;

/** Valid values exposed beyond staff: only those affect the look of the page. */
export function previewOf(model: SettingsModel): Settings | null {
  const state = model.state();
  const { settings } = model.base.catalogue;
  const shown = Object.keys(state.drafts).flatMap((key) => {
    const setting = settings[key];
    const visual = setting && !setting.secret && (setting.exposure === 'public' || setting.exposure === 'customer');
    return visual && !state.errors[key] && !state.hidden[key]
      ? [[key, valueAfterSave(model.base, state, setting)]]
      : [];
  });
  return shown.length > 0 ? (Object.fromEntries(shown) as Settings) : null;
}

export function usePreview(model: SettingsModel): void {
  useEffect(() => {
    // Settings of another scope do not affect this page.
    if (!isUsual(model.base)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = model.topics.listen(['edited'], () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // Invalid values are not shown, not even while typing.
        model.settle();
        applyThemePreview(previewOf(model));
      }, pauseMs);
    });
    applyThemePreview(previewOf(model));
    return () => {
      stop();
      clearTimeout(timer);
      applyThemePreview(null);
    };
  }, [model]);
}
