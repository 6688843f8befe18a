/** The impact of changes in this scope, kept current while others save. */

import { useEffect, useState } from 'react';
import type { Impact } from '#engine/state/impact.ts';
import { call } from '#platform/web/client/call.ts';
import { onSettingsChanged } from '#platform/web/client/provider-settings.ts';
import type { FormBase } from '../shared/form-state.ts';
import { queryAt } from './request-scope.ts';

/** Undefined until loaded; then nothing is shown. */
export function useImpact(base: FormBase): Impact | undefined {
  const [impact, setImpact] = useState<Impact>();
  useEffect(() => {
    const stopped = new AbortController();
    const load = (): void => {
      call('read_setting_impact', { query: { scope: base.scope, ...queryAt(base) }, signal: stopped.signal })
        .then(setImpact)
        .catch(() => undefined);
    };
    // No scope inherits from a user.
    if (base.scope === 'user') return undefined;
    load();
    const stop = onSettingsChanged(load);
    return () => {
      stop();
      stopped.abort();
    };
  }, [base]);
  return impact;
}
