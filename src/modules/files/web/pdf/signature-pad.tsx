/** A field to sign in with a finger, a pen or a mouse. */
import { Button, Group, Text } from '@mantine/core';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { Drawing } from './editors.ts';
import styles from './pdf.module.css';

const size = { width: 400, height: 150 };
const thickness = 2;

type Curve = readonly number[];

const lineOf = (points: Curve): string =>
  points.map((value, index) => `${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ''}${value.toFixed(1)}`).join(' ');

/** Undefined when it was cleared. */
export function SignaturePad({ onDraw }: { readonly onDraw: (drawing: Drawing | undefined) => void }): ReactNode {
  const [curves, setCurves] = useState<readonly Curve[]>([]);
  const isDown = useRef(false);
  const at = (event: PointerEvent<SVGSVGElement>): Curve => {
    const field = event.currentTarget.getBoundingClientRect();
    const scale = size.width / field.width;
    return [(event.clientX - field.left) * scale, (event.clientY - field.top) * scale];
  };
  const change = (next: readonly Curve[]): void => {
    setCurves(next);
    // A single point is not a line.
    const lines = next.filter((points) => points.length > 2);
    // The editor draws curves through at least four points, and only to the middle of the last two.
    const curved = lines.map((points) => ({ points: [...points, ...points.slice(-2), ...points.slice(-2)] }));
    const drawn = { curves: curved, thickness, ...size };
    onDraw(lines.length > 0 ? drawn : undefined);
  };
  return (
    <>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label="Draw your signature here"
        className={styles['pad'] ?? ''}
        onPointerDown={(event) => {
          isDown.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          change([...curves, at(event)]);
        }}
        onPointerMove={(event) => {
          const last = curves.at(-1);
          if (isDown.current && last) change([...curves.slice(0, -1), [...last, ...at(event)]]);
        }}
        onPointerUp={() => (isDown.current = false)}
        onPointerCancel={() => (isDown.current = false)}
      >
        {curves.map((points, index) => (
          <path key={index} d={lineOf(points)} strokeWidth={thickness} />
        ))}
      </svg>
      <Group justify="space-between" mt="xs">
        <Text size="xs" c="dimmed">
          Sign in the field with a finger, a pen or the mouse.
        </Text>
        <Button size="compact-xs" variant="subtle" disabled={curves.length === 0} onClick={() => change([])}>
          Clear
        </Button>
      </Group>
    </>
  );
}
