/** Small images in a row; each opens large, and from there the next one. */
import { Anchor, Button, Group, Image, Modal, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ShipmentFile } from '#generated/types.ts';
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
        <Modal opened onClose={() => setAt(undefined)} title={titleOf(shown, at)} size="xl">
          <Image src={shown.url} alt={titleOf(shown, at)} fit="contain" mah="70vh" />
          <Group justify="space-between" mt="md">
            <Anchor href={shown.url} size="sm">
              Download
            </Anchor>
            {files.length > 1 && (
              <Button variant="default" size="xs" onClick={() => setAt((at + 1) % files.length)}>
                Next
              </Button>
            )}
          </Group>
        </Modal>
      )}
    </>
  );
}
