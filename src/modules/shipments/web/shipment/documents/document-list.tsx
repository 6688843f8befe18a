/** Lists documents with their versions; a PDF opens in a dialog, other files are downloaded. */
import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import type { ShipmentFile } from '#generated/types.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { ownName, withVersions } from './document-versions.ts';
import styles from '../shipment.module.css';

interface DocumentListProps {
  readonly files: readonly ShipmentFile[];
  readonly mayChange: boolean;
  /** Absent where PDFs are downloaded too. */
  readonly onOpen: ((file: ShipmentFile) => void) | undefined;
  readonly onRemove: (file: ShipmentFile) => void;
}

export function DocumentList({ files, mayChange, onOpen, onRemove }: DocumentListProps): ReactNode {
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const toggle = (id: number): void =>
    setUnfolded(unfolded.includes(id) ? unfolded.filter((one) => one !== id) : [...unfolded, id]);
  return (
    <ul className={styles['notes']}>
      {withVersions(files).map(({ newest, earlier }) => {
        const first = newest.first_id ?? newest.id;
        const isOpen = unfolded.includes(first);
        return (
          <li key={first}>
            <div>
              <Document file={newest} onOpen={onOpen} />
              {earlier.length > 0 && (
                <Anchor component="button" type="button" size="xs" aria-expanded={isOpen} onClick={() => toggle(first)}>
                  {counted(earlier.length, 'earlier version', 'earlier versions')}
                </Anchor>
              )}
              {isOpen && earlier.map((file) => <Document key={file.id} file={file} onOpen={onOpen} />)}
            </div>
            <Group gap={2} wrap="nowrap">
              <ActionIcon
                component="a"
                href={newest.url}
                variant="subtle"
                color="gray"
                aria-label={`Download ${ownName(newest.name)}`}
              >
                <IconDownload size="1rem" aria-hidden />
              </ActionIcon>
              {mayChange && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove ${newest.name}`}
                  onClick={() => onRemove(newest)}
                >
                  <IconTrash size="1rem" aria-hidden />
                </ActionIcon>
              )}
            </Group>
          </li>
        );
      })}
    </ul>
  );
}

interface DocumentProps {
  readonly file: ShipmentFile;
  readonly onOpen: ((file: ShipmentFile) => void) | undefined;
}

function Document({ file, onOpen }: DocumentProps): ReactNode {
  const { version, based_on, user_name, created_at } = file;
  return (
    <div>
      {file.media_type === 'application/pdf' && onOpen ? (
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onOpen(file)}>
          {file.name}
        </Anchor>
      ) : (
        <Anchor href={file.url} size="sm">
          {file.name}
        </Anchor>
      )}
      <Text size="xs" c="dimmed">
        {version > 1 && `Version ${version}${based_on === version - 1 ? '' : `, made from version ${based_on}`}, `}
        {user_name !== null && `${user_name}, `}
        <RelativeDate value={created_at} />
      </Text>
    </div>
  );
}
