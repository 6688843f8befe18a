/** The annotation tools of a page, and the options of the current one. */
import { ActionIcon, Button, ColorSwatch, Group, NumberInput, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconHighlight,
  IconLetterT,
  IconPencil,
  IconPhoto,
  IconSignature,
  type Icon,
} from '@tabler/icons-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { highlightColours, params, type PdfView, type Tool, type ViewState } from './pdf-view.ts';
import styles from './pdf.module.css';

interface ToolsProps {
  readonly view: RefObject<PdfView | undefined>;
  readonly state: ViewState;
}

const kinds: Readonly<Record<Exclude<Tool, 'none'>, { readonly label: string; readonly icon: Icon }>> = {
  highlight: { label: 'Highlight', icon: IconHighlight },
  ink: { label: 'Draw', icon: IconPencil },
  text: { label: 'Text', icon: IconLetterT },
  stamp: { label: 'Image', icon: IconPhoto },
  signature: { label: 'Signature', icon: IconSignature },
};

const inkColours = { black: '#000000', blue: '#1a56db', red: '#c81e1e', green: '#057a55' };

/** The colours and the size of a tool; the defaults are the editor's. */
const choices = {
  highlight: {
    ...{ colours: highlightColours, colour: params.highlightColour },
    ...{ measure: params.highlightThickness, label: 'Thickness', from: 8, to: 24, start: 12 },
  },
  ink: {
    ...{ colours: inkColours, colour: params.inkColour },
    ...{ measure: params.inkThickness, label: 'Thickness', from: 1, to: 20, start: 1 },
  },
  text: {
    ...{ colours: inkColours, colour: params.textColour },
    ...{ measure: params.textSize, label: 'Size', from: 5, to: 100, start: 10 },
  },
} as const;

/** The chosen options of a tool; the editor keeps them until the dialog is closed. */
interface Chosen {
  readonly colour?: string;
  readonly size?: number;
}

export function Tools({ view, state }: ToolsProps): ReactNode {
  const { tool } = state;
  const [chosen, setChosen] = useState<Partial<Record<Tool, Chosen>>>({});
  return (
    <>
      <Group gap={2} wrap="nowrap">
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((name) => {
          const { label, icon: Picture } = kinds[name];
          const isOn = tool === name;
          return (
            <Tooltip key={name} label={label}>
              <ActionIcon
                variant={isOn ? 'filled' : 'subtle'}
                {...(!isOn && { color: 'gray' })}
                aria-label={label}
                aria-pressed={isOn}
                onClick={() => view.current?.choose(isOn ? 'none' : name)}
              >
                <Picture size="1.1rem" aria-hidden />
              </ActionIcon>
            </Tooltip>
          );
        })}
      </Group>
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Undo"
          disabled={!state.canUndo}
          onClick={() => view.current?.undo()}
        >
          <IconArrowBackUp size="1.1rem" aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Redo"
          disabled={!state.canRedo}
          onClick={() => view.current?.redo()}
        >
          <IconArrowForwardUp size="1.1rem" aria-hidden />
        </ActionIcon>
      </Group>
      {(tool === 'highlight' || tool === 'ink' || tool === 'text') && (
        <Choice
          {...{ view, tool, chosen: chosen[tool] ?? {} }}
          onChoose={(choice) => setChosen({ ...chosen, [tool]: choice })}
        />
      )}
      {tool === 'stamp' && (
        <Button size="xs" variant="default" onClick={() => view.current?.create()}>
          Choose image
        </Button>
      )}
      {tool === 'signature' && (
        <Button size="xs" variant="default" onClick={() => view.current?.create()}>
          Add signature
        </Button>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly view: ToolsProps['view'];
  readonly tool: keyof typeof choices;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

function Choice({ view, tool, chosen, onChoose }: ChoiceProps): ReactNode {
  const { colours, colour, measure, label, from, to, start } = choices[tool];
  const [first] = Object.values(colours);
  return (
    <Group gap="xs" wrap="nowrap">
      {Object.entries(colours).map(([name, value]) => (
        <UnstyledButton
          key={name}
          aria-label={`Colour ${name}`}
          aria-pressed={(chosen.colour ?? first) === value}
          className={styles['swatch'] ?? ''}
          onClick={() => {
            onChoose({ ...chosen, colour: value });
            view.current?.set(colour, value);
          }}
        >
          <ColorSwatch color={value} size="1.1rem" />
        </UnstyledButton>
      ))}
      <NumberInput
        aria-label={label}
        size="xs"
        w="4rem"
        min={from}
        max={to}
        value={chosen.size ?? start}
        onChange={(size) => {
          if (typeof size !== 'number' || size < from || size > to) return;
          onChoose({ ...chosen, size });
          view.current?.set(measure, size);
        }}
      />
    </Group>
  );
}
