/** The audit trail a page of ten at a time, until all of `count` is there (doc2:204). */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuditEvent, AuditType, ReadAuditEventsQuery } from '#generated/types.ts';

/** doc2:266. */
export const pageSize = 10;

/** Asks for one page; what went wrong comes back in words, `null` for nothing to be said. */
export type ReadAudit = (
  query: ReadAuditEventsQuery,
  signal: AbortSignal,
) => Promise<
  | { readonly ok: true; readonly audit_events: readonly AuditEvent[]; readonly count: number }
  | { readonly ok: false; readonly message: string | null }
>;

interface Trail {
  readonly events: readonly AuditEvent[];
  /** Undefined until the first page is there. */
  readonly count: number | undefined;
  readonly loading: boolean;
  readonly error: string | undefined;
}

const nothing: Trail = { events: [], count: undefined, loading: true, error: undefined };

interface AuditEvents extends Trail {
  /** The next page; does nothing while one is loading or when all are there. */
  readonly more: () => void;
  readonly refresh: () => void;
}

/** Events of one type, and of one object where `objectId` is given, newest first. */
export function useAuditEvents(readPage: ReadAudit, type: AuditType, objectId: string | undefined): AuditEvents {
  const [trail, setTrail] = useState<Trail>(nothing);
  const now = useRef(trail);
  const running = useRef<AbortController>(undefined);
  const put = useCallback((next: Trail) => {
    now.current = next;
    setTrail(next);
  }, []);
  const load = useCallback(
    (before: Trail) => {
      running.current?.abort();
      const stopped = new AbortController();
      running.current = stopped;
      put({ ...before, loading: true, error: undefined });
      const query: ReadAuditEventsQuery = { type, offset: before.events.length, limit: pageSize };
      if (objectId) query.object_id = objectId;
      const read = async (): Promise<void> => {
        const answer = await readPage(query, stopped.signal);
        if (stopped.signal.aborted) return;
        if (!answer.ok) {
          put({ ...before, loading: false, error: answer.message ?? 'Couldn’t load the audit trail. Try again.' });
          return;
        }
        const { audit_events: page, count } = answer;
        // Somebody may have saved between two pages: what moved down is not shown twice.
        const known = new Set(before.events.map(({ id }) => id));
        const events = [...before.events, ...page.filter(({ id }) => !known.has(id))];
        put({ events, count: page.length === 0 ? events.length : count, loading: false, error: undefined });
      };
      void read();
    },
    [readPage, type, objectId, put],
  );
  const refresh = useCallback(() => load(nothing), [load]);
  const more = useCallback(() => {
    const { loading, error, count, events } = now.current;
    if (!loading && error === undefined && count !== undefined && events.length < count) load(now.current);
  }, [load]);
  useEffect(() => {
    refresh();
    return () => running.current?.abort();
  }, [refresh]);
  return { ...trail, more, refresh };
}
