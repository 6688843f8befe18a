/** The provider's rules: loaded, changed one step at a time, and kept current. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { IntegrationRule, ListIntegrationRulesAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { onSettingsChanged } from '#platform/web/client/provider-settings.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';

export type RuleList = ListIntegrationRulesAnswer200;

type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ready'; readonly list: RuleList };

type Rules = readonly IntegrationRule[];

/** A change that the list shows at once, with its call. */
export interface Step {
  readonly shown?: (rules: Rules) => Rules;
  readonly send: () => Promise<unknown>;
  /** Called after success. */
  readonly done?: () => void;
}

export interface LoadedRules {
  readonly loading: Loading;
  readonly retry: () => void;
  /** A refused step is reported, and the list is reloaded. */
  readonly change: (step: Step) => void;
}

export function useRules(): LoadedRules {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  /** Steps and reloads are serialized, otherwise an older response could hide a newer step. */
  const work = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const gone = useRef(false);
  const load = useCallback(async (): Promise<void> => {
    try {
      const list = await call('list_integration_rules');
      // While another step is waiting, the list already shows it.
      if (!gone.current && waiting.current === 0) setLoading({ kind: 'ready', list });
    } catch (failure) {
      const message = messageOf(failure);
      if (gone.current || message === null) return;
      setLoading((before) => (before.kind === 'ready' ? before : { kind: 'error', message }));
    }
  }, []);
  const later = useCallback((task: () => Promise<void>) => {
    work.current = work.current.then(task);
  }, []);
  useEffect(() => {
    gone.current = false;
    later(load);
    // The offered systems depend on settings.
    const stop = onSettingsChanged(() => later(load));
    return () => {
      gone.current = true;
      stop();
    };
  }, [later, load]);
  useLive('integration_rule', (moved) => {
    const shown = loading.kind === 'ready' ? loading.list.rules.find(({ id }) => id === moved?.id) : undefined;
    if (!shown || !moved?.revision || shown.revision < moved.revision) later(load);
  });
  const retry = useCallback(() => {
    setLoading({ kind: 'loading' });
    later(load);
  }, [later, load]);
  const change = useCallback(
    ({ shown, send, done }: Step) => {
      if (shown)
        setLoading((before) =>
          before.kind === 'ready'
            ? { kind: 'ready', list: { ...before.list, rules: [...shown(before.list.rules)] } }
            : before,
        );
      waiting.current += 1;
      later(async () => {
        try {
          await send();
          done?.();
        } catch (failure) {
          toastFailure(failure, false);
        }
        waiting.current -= 1;
        if (waiting.current === 0) await load();
      });
    },
    [later, load],
  );
  return useMemo(() => ({ loading, retry, change }), [loading, retry, change]);
}
