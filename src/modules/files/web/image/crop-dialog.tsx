/** Crops an image before it is uploaded: the selected part is shown on the navigation's background. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ReactCrop } from 'react-image-crop';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import 'react-image-crop/dist/ReactCrop.css';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { cutOf, draw, drawn, isWhole, whole, type Part } from './crop.ts';
import { mostBytes } from './limits.ts';
import styles from './image.module.css';

interface CropDialogProps {
  readonly file: File;
  readonly title: string;
  /** Errors that it throws are shown in the dialog. */
  readonly onChoose: (image: Blob) => Promise<void>;
  readonly onClose: () => void;
}

/** An object URL of the file while the dialog is open. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function sizeOf(image: HTMLImageElement): { readonly width: number; readonly height: number } {
  return { width: image.naturalWidth, height: image.naturalHeight };
}

export function CropDialog({ file, title, onChoose, onClose }: CropDialogProps): ReactNode {
  const address = useAddress(file);
  const [image, setImage] = useState<HTMLImageElement>();
  const [part, setPart] = useState<Part>(whole);
  const [isUnreadable, setUnreadable] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const preview = useRef<HTMLCanvasElement>(null);
  useReturnFocus();
  const cut = image && cutOf(part, sizeOf(image));
  useEffect(() => {
    if (image && cut && preview.current) draw(preview.current, image, cut);
  });
  const choose = async (): Promise<void> => {
    if (!image || !cut) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const isUnchanged = isWhole(cut, sizeOf(image)) && file.size <= mostBytes;
      await onChoose(isUnchanged ? file : await drawn(image, cut));
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'Couldn’t upload the image. Try again.');
      setBusy(false);
    }
  };
  if (isUnreadable)
    return (
      <Modal opened onClose={onClose} size="lg" title={title}>
        <Notice variant="error">This file can’t be read as an image. Choose another one.</Notice>
      </Modal>
    );
  return (
    <Modal opened onClose={onClose} size="lg" title={title}>
      <Stack gap="md">
        {problem && <Notice variant="error">{problem}</Notice>}
        <Text size="sm">Drag the frame around the part to keep.</Text>
        <div className={styles['stage']}>
          {address && (
            <ReactCrop
              crop={{ unit: '%', ...part }}
              onChange={(_, { x, y, width, height }) => setPart({ x, y, width, height })}
              minWidth={8}
              minHeight={8}
              keepSelection
              ariaLabels={{
                cropArea: 'Part to keep. Move it with the arrow keys.',
                nwDragHandle: 'Top left corner',
                nDragHandle: 'Top edge',
                neDragHandle: 'Top right corner',
                eDragHandle: 'Right edge',
                seDragHandle: 'Bottom right corner',
                sDragHandle: 'Bottom edge',
                swDragHandle: 'Bottom left corner',
                wDragHandle: 'Left edge',
              }}
            >
              <img
                src={address}
                alt="What you chose, before cropping"
                onLoad={(event) => setImage(event.currentTarget)}
                onError={() => setUnreadable(true)}
              />
            </ReactCrop>
          )}
        </div>
        <figure className={styles['tile']} data-on="navigation">
          <canvas ref={preview} role="img" aria-label="Preview on your navigation background" />
          <figcaption>On the navigation</figcaption>
        </figure>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void choose()} loading={busy} disabled={!cut} data-autofocus>
            Upload
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
