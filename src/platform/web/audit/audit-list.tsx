/**
 * The audit trail: who changed what, with the value before and after. Loads ten events at a time, more once four fifths
 * are scrolled.
 */
import { Box, Group, Loader, Text } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { audit_events } from '#generated/tables.ts';
import type { AuditEvent } from '#generated/types.ts';
import { DataTable, type CellOf } from '../table/data-table.tsx';
import styles from './audit.module.css';
import type { AuditEvents } from './use-audit-events.ts';

/** F343. */
const loadAt = 0.8;
const throttleMs = 150;

/** Draws the changed object and the change of an event. */
export type AuditCells = Readonly<Record<'object_id' | 'change', CellOf<AuditEvent>>>;

function Who({ event }: { readonly event: AuditEvent }): ReactNode {
  return (
    <>
      {event.user?.name ?? 'System'}
      {event.impersonated_user && (
        <Text size="xs" c="dimmed">
          looking as {event.impersonated_user.name}
        </Text>
      )}
    </>
  );
}

interface AuditListProps {
  readonly events: AuditEvents;
  readonly cells: AuditCells;
  /** Whether all events are about the same object, whose name each line can then omit. */
  readonly ofOne: boolean;
}

export function AuditList({ events: trail, cells: own, ofOne }: AuditListProps): ReactNode {
  const { events, count, loading, error, more } = trail;
  const list = useRef<HTMLDivElement>(null);
  const onScroll = useThrottledCallback(() => {
    const box = list.current;
    if (box && box.scrollTop + box.clientHeight >= box.scrollHeight * loadAt) more();
  }, throttleMs);
  // In a tall window a whole page may fit without a scrollbar, so scrolling alone would never load the next one.
  useEffect(() => {
    const box = list.current;
    if (box && events.length > 0 && box.scrollHeight <= box.clientHeight) more();
  }, [events, more]);
  const cells = useMemo(
    (): Readonly<Record<string, CellOf<AuditEvent>>> => ({ ...own, user: (event) => Who({ event }) }),
    [own],
  );
  return (
    <>
      <Box
        ref={list}
        className={styles['list'] ?? ''}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label="Events"
      >
        {(count !== undefined || error !== undefined) && (
          <DataTable<AuditEvent>
            table={audit_events}
            rows={events}
            without={ofOne ? ['object_id', 'impersonated_user'] : ['impersonated_user']}
            cells={cells}
          />
        )}
        {error !== undefined && (
          <Text role="alert" c="var(--error)" size="sm" ta="center" pb="md">
            {error}
          </Text>
        )}
        {loading && (
          <Group justify="center" p="md" role="status" aria-label="Loading the audit trail">
            <Loader size="sm" />
          </Group>
        )}
      </Box>
      {count !== undefined && events.length > 0 && (
        <Text size="xs" c="dimmed" className={styles['count'] ?? ''}>
          {events.length} of {count}
        </Text>
      )}
    </>
  );
}
