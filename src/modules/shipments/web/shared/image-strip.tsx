/** A row of thumbnails; each opens large, with a button to the next. */
import { Anchor, Button, Group, Image, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ShipmentFile } from '#generated/types.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import styles from './image-strip.module.css';

const names = { document: 'Document', photo: 'Photo', signature: 'Signature', grv: 'Delivery note' } as const;

export function ImageStrip({ files }: { readonly files: readonly ShipmentFile[] }): ReactNode {
  const [at, setAt] = useState<number>();
  const shown = at === undefined ? undefined : files[at];
  const titleOf = (file: ShipmentFile, index: number): string =>
    `${names[file.kind]}${files.length > 1 ? ` ${index + 1}` : ''}`;
  return (
    <>
      <div className={styles['strip']}>
        {files.map((file, index) => (
          <UnstyledButton key={file.id} onClick={() => setAt(index)} aria-label={`Open ${titleOf(file, index)}`}>
            <img src={file.url} alt="" loading="lazy" />
          </UnstyledButton>
        ))}
      </div>
      {shown && at !== undefined && (
        <Enlarged
          url={shown.url}
          title={titleOf(shown, at)}
          onNext={files.length > 1 ? () => setAt((at + 1) % files.length) : undefined}
          onClose={() => setAt(undefined)}
        />
      )}
    </>
  );
}

interface EnlargedProps {
  readonly url: string;
  readonly title: string;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

function Enlarged({ url, title, onNext, onClose }: EnlargedProps): ReactNode {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title={title} size="xl">
      <Image src={url} alt={title} fit="contain" mah="70vh" />
      <Group justify="space-between" mt="md">
        <Anchor href={url} size="sm">
          Download
        </Anchor>
        {onNext && (
          <Button variant="default" size="xs" onClick={onNext}>
            Next
          </Button>
        )}
      </Group>
    </Modal>
  );
}
