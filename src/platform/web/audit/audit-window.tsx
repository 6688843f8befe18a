/** The audit trail window: who changed what, from what, to what; ten at a time, more when scrolled to four fifths. */

import { ActionIcon, Box, Group, Loader, Modal, Text, Tooltip } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { audit_events } from '#generated/tables.ts';
import type { AuditEvent } from '#generated/types.ts';
import { useReturnFocus } from '../ui/feedback/return-focus.ts';
import styles from './audit.module.css';
import { DataTable, type CellOf } from '../table/data-table.tsx';
import { useAuditEvents, type AuditSubject } from './use-audit-events.ts';

/** F343. */
const loadAt = 0.8;
const throttleMs = 150;

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

interface AuditWindowProps {
  readonly title: string;
  readonly subject: AuditSubject;
  /** How what was changed, and to what, is said. */
  readonly cells: Readonly<Record<'object_id' | 'change', CellOf<AuditEvent>>>;
  readonly onClose: () => void;
}

export function AuditWindow({ title, subject, cells: own, onClose }: AuditWindowProps): ReactNode {
  const { events, count, loading, error, more, refresh } = useAuditEvents(subject);
  useReturnFocus();
  const list = useRef<HTMLDivElement>(null);
  const onScroll = useThrottledCallback(() => {
    const box = list.current;
    if (box && box.scrollTop + box.clientHeight >= box.scrollHeight * loadAt) more();
  }, throttleMs);
  // A tall window may hold a whole page without anything to scroll.
  useEffect(() => {
    const box = list.current;
    if (box && events.length > 0 && box.scrollHeight <= box.clientHeight) more();
  }, [events, more]);
  const cells = useMemo(
    (): Readonly<Record<string, CellOf<AuditEvent>>> => ({
      ...own,
      user: (event) => Who({ event }),
    }),
    [own],
  );
  return (
    <Modal.Root opened onClose={onClose} size="75rem" centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title} - Audit trail</Modal.Title>
          <Group gap="xs" wrap="nowrap">
            <Tooltip label="Refresh">
              <ActionIcon variant="subtle" color="gray" aria-label="Refresh" onClick={refresh}>
                <IconRefresh size="1.1rem" aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Modal.CloseButton aria-label="Close" />
          </Group>
        </Modal.Header>
        <Modal.Body className={styles['body'] ?? ''}>
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
                without={subject.object_id ? ['object_id', 'impersonated_user'] : ['impersonated_user']}
                cells={cells}
              />
            )}
            {error !== undefined && (
              <Text role="alert" c="red" size="sm" ta="center" pb="md">
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
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
