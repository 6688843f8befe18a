/** The audit trail in a window, named after the type of what changed (F341). */
import { ActionIcon, Group, Modal, Text, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsFront } from '../ui/feedback/modal.tsx';
import { useReturnFocus } from '../ui/feedback/return-focus.ts';
import styles from './audit.module.css';
import { AuditList, type AuditCells } from './audit-list.tsx';
import { inWords } from './in-words.ts';
import { useAuditEvents, type AuditSubject } from './use-audit-events.ts';

interface AuditWindowProps {
  /** What changed, such as `branch_setting`; the type of the events when absent. */
  readonly type?: string;
  /** The name of the one thing whose events these are. */
  readonly name?: string | undefined;
  readonly subject: AuditSubject;
  readonly cells: AuditCells;
  readonly onClose: () => void;
}

export function AuditWindow({ type, name, subject, cells, onClose }: AuditWindowProps): ReactNode {
  const events = useAuditEvents(subject);
  const isFront = useIsFront(true);
  useReturnFocus();
  return (
    <Modal.Root opened onClose={onClose} closeOnEscape={isFront} size="75rem" centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <div>
            <Modal.Title>{inWords(type ?? subject.type)} - Audit trail</Modal.Title>
            {name !== undefined && (
              <Text size="sm" c="dimmed">
                {name}
              </Text>
            )}
          </div>
          <Group gap="xs" wrap="nowrap">
            <Tooltip label="Refresh">
              <ActionIcon variant="subtle" color="gray" aria-label="Refresh" onClick={events.refresh}>
                <IconRefresh size="1.1rem" aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Modal.CloseButton aria-label="Close" />
          </Group>
        </Modal.Header>
        <Modal.Body className={styles['body'] ?? ''}>
          <AuditList events={events} cells={cells} ofOne={subject.object_id !== undefined} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
