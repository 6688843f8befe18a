/** An area to sign with a finger, a pen or the mouse. */
import { Button, Group, Input } from '@mantine/core';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import styles from './tripsheet.module.css';

interface SignaturePadProps {
  readonly label: string;
  readonly required: boolean;
  /** What was signed before, when it is shown again. */
  readonly value: Blob | undefined;
  readonly error?: string | undefined;
  /** Undefined when it was cleared. */
  readonly onChange: (signature: Blob | undefined) => void;
}

/** Size of the stored image in pixels. */
const size = { width: 600, height: 200 };

export function SignaturePad({ label, required, value, error, onChange }: SignaturePadProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** A touch that draws nothing is no signature. */
  const isDrawn = useRef(value !== undefined);
  const [signed] = useState(value);
  useEffect(() => {
    if (!signed) return undefined;
    let isGone = false;
    const show = async (): Promise<void> => {
      const image = await createImageBitmap(signed);
      if (!isGone) canvas.current?.getContext('2d')?.drawImage(image, 0, 0);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [signed]);
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
    isDrawn.current = true;
    pen?.lineTo(...pointAt(event));
    pen?.stroke();
  };
  const end = (): void => {
    if (isDrawn.current) canvas.current?.toBlob((blob) => onChange(blob ?? undefined), 'image/png');
  };
  const clear = (): void => {
    isDrawn.current = false;
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height);
    onChange(undefined);
  };
  return (
    <Input.Wrapper label={label} withAsterisk={required} error={error}>
      <canvas
        ref={canvas}
        {...size}
        className={styles['signature']}
        role="img"
        aria-label={label}
        // Sending the form without it leads here.
        tabIndex={-1}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        data-invalid={error ? true : undefined}
      />
      <Group justify="flex-end">
        <Button variant="subtle" size="md" px={0} onClick={clear}>
          Clear signature
        </Button>
      </Group>
    </Input.Wrapper>
  );
}
