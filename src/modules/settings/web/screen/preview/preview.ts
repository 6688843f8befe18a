/** Shows unsaved changes of what people see — colours, logos, title, banners — in this tab at once, before they are saved. */

import { useEffect } from 'react';
import type { Settings } from '#generated/types.ts';
import { applyThemePreview } from '#platform/web/client/provider-settings.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { valueAfterSave } from '../../shared/form-state.ts';
import { isUsual } from '../whose.ts';

/** Typing a colour or a banner redraws the page at most this often, in milliseconds. */
const pauseMs = 120;

/** What reaches beyond staff and is valid: only that can change how the page looks. */
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
    // What counts for somebody else does not change how this page looks.
    if (!isUsual(model.base)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = model.topics.listen(['edited'], () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // What is wrong is not shown, not even while it is typed.
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
