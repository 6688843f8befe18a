/** Drawing an outline on a map: the corners so far, and the buttons. */
import { Button, Text } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { sameJson } from '#engine/values/json-value.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { crossesItself } from '../../../domain/crossing.ts';
import type { Corner } from '../map/areas-map.tsx';

interface Drawn<Subject> {
  readonly subject: Subject;
  readonly corners: readonly Corner[];
  /** The corners that it began with. */
  readonly begun: readonly Corner[];
}

export interface Drawing<Subject> {
  /** What is being drawn; undefined while nothing is. */
  readonly subject: Subject | undefined;
  readonly corners: readonly Corner[] | undefined;
  readonly begin: (subject: Subject, corners: readonly Corner[]) => void;
  readonly change: (corners: readonly Corner[]) => void;
  readonly end: () => void;
  /** Ends it after asking, where something was drawn. */
  readonly cancel: () => void;
  /** The question; rendered with the map. */
  readonly prompt: ReactNode;
}

const fewestCorners = 3;
const noCorners: readonly Corner[] = [];

function sameMap(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && layerIn(from) === layerIn(to);
}

function layerIn({ search }: Location): string | null {
  return new URLSearchParams(search).get('layer');
}

export function useDrawing<Subject>(): Drawing<Subject> {
  const [drawn, setDrawn] = useState<Drawn<Subject>>();
  const isChanged = drawn !== undefined && !sameJson(drawn.corners, drawn.begun);
  const end = (): void => setDrawn(undefined);
  const { close: cancel, prompt } = useClosePrompt(isChanged, end, { stays: sameMap });
  return {
    ...{ subject: drawn?.subject, corners: drawn?.corners, end, cancel, prompt },
    begin: (subject, corners) => setDrawn({ subject, corners, begun: corners }),
    change: (corners) => setDrawn((before) => before && { ...before, corners }),
  };
}

interface DrawingButtonsProps<Subject> {
  readonly drawing: Drawing<Subject>;
  readonly onUse: (subject: Subject, corners: readonly Corner[]) => void;
}

export function DrawingButtons<Subject>({ drawing, onUse }: DrawingButtonsProps<Subject>): ReactNode {
  const { subject, corners = noCorners, change, cancel } = drawing;
  const isCrossing = useMemo(() => crossesItself(corners), [corners]);
  return (
    <>
      <Button
        disabled={corners.length < fewestCorners || isCrossing}
        onClick={() => onUse(subject as Subject, corners)}
      >
        Use outline
      </Button>
      <Button variant="default" disabled={corners.length === 0} onClick={() => change(corners.slice(0, -1))}>
        Undo last corner
      </Button>
      <Button variant="default" onClick={cancel}>
        Cancel
      </Button>
      <Text size="sm" role="status" c={isCrossing ? 'var(--error)' : 'dimmed'}>
        {isCrossing
          ? 'The outline crosses itself. Drag a corner to another place, or double-click it to remove it.'
          : 'Click the map to add corners. Drag a corner to move it; double-click it to remove it. By keyboard, Enter adds a corner in the middle of the map, the arrow keys move the selected corner, and Delete removes it.'}
      </Text>
    </>
  );
}
