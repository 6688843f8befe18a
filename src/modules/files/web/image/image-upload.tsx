/** The editor of an image setting: upload and crop, or a link; with previews on the navigation and on a page. */
import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { messageOf } from '#platform/web/client/call-error.ts';
import { ImageAddress } from '#platform/web/form/widgets/text/image-url.tsx';
import type { WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import { upload } from '../shared/upload.ts';
import { mostBytes } from './limits.ts';
import styles from './image.module.css';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
/** An image to be cropped may be larger at first, because the upload is reduced. */
const mostBytesToCut = 20_000_000;

function problemWith({ type, size }: File): string | undefined {
  if (!kinds.includes(type)) return 'Choose a PNG, JPEG, WebP or SVG image.';
  if (type === 'image/svg+xml' ? size > mostBytes : size > mostBytesToCut)
    return `This image is too large. Choose one up to ${type === 'image/svg+xml' ? 2 : 20} MB.`;
  return undefined;
}

/** The name with a matching extension: a cropped image becomes a PNG. */
function nameFor(file: File, image: Blob): string {
  return image === file ? file.name.slice(-200) : `${file.name.replace(/\.[^.]*$/, '').slice(-190)}.png`;
}

/** The input is not re-rendered for typing, so an address is entered as if typed. */
function typeInto(id: string, address: string): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = address;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export default function ImageUploadWidget(props: WidgetProps): ReactNode {
  const { id, label, readOnly, onBlur } = props;
  const [problem, setProblem] = useState<string>();
  const [cutting, setCutting] = useState<File>();
  const [busy, setBusy] = useState(false);
  const send = async (file: File, image: Blob): Promise<void> => {
    try {
      typeInto(id, await sendImage(image, nameFor(file, image)));
      onBlur();
    } catch (failure) {
      throw new Error(messageOf(failure) ?? 'Couldn’t upload the image. Try again.', { cause: failure });
    }
  };
  const choose = async (file: File | null): Promise<void> => {
    if (!file) return;
    const wrong = problemWith(file);
    setProblem(wrong);
    if (wrong !== undefined) return;
    if (file.type !== 'image/svg+xml') {
      setCutting(file);
      return;
    }
    setBusy(true);
    await send(file, file).catch((failure: Error) => setProblem(failure.message));
    setBusy(false);
  };
  return (
    <>
      <ImageAddress {...props} Preview={BrandTiles} />
      {!readOnly && (
        <Group gap="sm" mt="xs">
          <FileButton accept={kinds.join(',')} onChange={(file) => void choose(file)}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                size="compact-md"
                loading={busy}
                leftSection={<IconUpload size="1rem" aria-hidden />}
                aria-label={`Upload image: ${label}`}
                aria-describedby={`${id}__kinds`}
              >
                Upload image
              </Button>
            )}
          </FileButton>
          <Text size="xs" c="dimmed" id={`${id}__kinds`}>
            PNG, JPEG, WebP or SVG
          </Text>
        </Group>
      )}
      {problem !== undefined && (
        <Input.Error mt={4} role="alert">
          {problem}
        </Input.Error>
      )}
      {cutting && (
        <Suspense>
          <CropDialog
            file={cutting}
            title={`Crop image: ${label}`}
            onChoose={async (image) => {
              await send(cutting, image);
              setCutting(undefined);
            }}
            onClose={() => setCutting(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Uploads an image to the folder of logos and returns its public path. Throws `CallError`. */
async function sendImage(image: Blob, name: string): Promise<string> {
  const file = await upload(image, name, 'logos');
  if (file.public_url === null) throw new Error('The logo has no public address.');
  return file.public_url;
}

interface BrandTilesProps {
  readonly address: string;
  readonly label: string;
}

/** An image at its real size on the two backgrounds that it is used on, with unsaved colours. */
function BrandTiles({ address, label }: BrandTilesProps): ReactNode {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <Text size="xs" c="dimmed" mt="xs">
        Couldn’t load an image from this address.
      </Text>
    );
  return (
    <div className={styles['tiles']}>
      {(['navigation', 'page'] as const).map((on) => (
        <figure key={on} className={styles['tile']} data-on={on}>
          <img src={address} alt={`${label} on the ${on}`} onError={() => setFailed(true)} />
          <figcaption aria-hidden>On the {on}</figcaption>
        </figure>
      ))}
    </div>
  );
}
