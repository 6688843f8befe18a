/** The provider's rules as the server has them: loaded, changed one step after the other, and kept current. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { IntegrationRule, ListIntegrationRulesAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { onSettingsChanged } from '#platform/web/client/provider-settings.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

export type RuleList = ListIntegrationRulesAnswer200;

type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ready'; readonly list: RuleList };

type Rules = readonly IntegrationRule[];

/** A change as the list shows it at once, and the call that makes it true. */
export interface Step {
  readonly shown?: (rules: Rules) => Rules;
  readonly send: () => Promise<unknown>;
  /** Called when it is done. */
  readonly done?: () => void;
}

export interface LoadedRules {
  readonly loading: Loading;
  readonly retry: () => void;
  /** What is refused is said, and the list shown as it is. */
  readonly change: (step: Step) => void;
}

export function useRules(): LoadedRules {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  /** Steps and readings wait for each other, or an older answer would hide a newer step. */
  const work = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const gone = useRef(false);
  const load = useCallback(async (): Promise<void> => {
    try {
      const list = await call('list_integration_rules');
      // While another step waits, the list already shows it.
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
    // Settings decide which systems are offered.
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
          const message = messageOf(failure);
          if (message !== null) showToast('error', message, false);
        }
        waiting.current -= 1;
        if (waiting.current === 0) await load();
      });
    },
    [later, load],
  );
  return useMemo(() => ({ loading, retry, change }), [loading, retry, change]);
}
