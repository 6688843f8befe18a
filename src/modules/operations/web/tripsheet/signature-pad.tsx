/** An area to sign with a finger, a pen or the mouse. */
import { Button, Group, Input } from '@mantine/core';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import styles from './tripsheet.module.css';

interface SignaturePadProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** Undefined when it was cleared. */
  readonly onChange: (signature: Blob | undefined) => void;
}

/** Size of the stored image in pixels. */
const size = { width: 600, height: 200 };

export function SignaturePad({ label, error, onChange }: SignaturePadProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointAt = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * size.width,
      ((event.clientY - box.top) / box.height) * size.height,
    ];
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pen = event.currentTarget.getContext('2d');
    if (!pen) return;
    Object.assign(pen, { lineWidth: 3, lineCap: 'round', lineJoin: 'round' });
    pen.beginPath();
    pen.moveTo(...pointAt(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pen = event.currentTarget.getContext('2d');
    pen?.lineTo(...pointAt(event));
    pen?.stroke();
  };
  const end = (): void => canvas.current?.toBlob((blob) => onChange(blob ?? undefined), 'image/png');
  const clear = (): void => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height);
    onChange(undefined);
  };
  return (
    <Input.Wrapper label={label} error={error}>
      <canvas
        ref={canvas}
        {...size}
        className={styles['signature']}
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
      />
      <Group justify="flex-end">
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          Clear signature
        </Button>
      </Group>
    </Input.Wrapper>
  );
}
