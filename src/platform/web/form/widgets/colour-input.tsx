/** A colour by picker or hex code. The contrast of text on it is checked by the screen that knows both colours. */

import { ColorPicker, ColorSwatch, Popover, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { parseColour } from '#platform/domain/colour.ts';
import { usePanel } from '../../ui/layout/use-panel.ts';
import { useDescription } from './use-description.ts';
import type { WidgetProps } from './widget-props.ts';
import { TextInput } from './text/text-input.tsx';
import styles from './widgets.module.css';

const swatches = [
  '#0f172a',
  '#1d4ed8',
  '#0e7490',
  '#15803d',
  '#b45309',
  '#b91c1c',
  '#7c3aed',
  '#be185d',
  '#f8fafc',
  '#ffffff',
];

/** Six hex digits in lower case after a hash; an invalid colour stays as typed. */
export function tidyColour(text: string): string {
  const trimmed = text.trim();
  const hashed = /^[0-9a-f]{3}(?:[0-9a-f]{3}){0,1}(?:[0-9a-f]{2})?$/i.test(trimmed) ? `#${trimmed}` : trimmed;
  if (!parseColour(hashed)) return trimmed;
  return (hashed.length === 4 ? hashed.replace(/[^#]/g, '$&$&') : hashed).toLowerCase();
}

/** Opens below the field, never over content above it, such as a preview; the page scrolls to make room. */
function Picker({ colour, ...props }: WidgetProps & { readonly colour: string }): ReactNode {
  const swatch = useRef<HTMLButtonElement>(null);
  const panel = usePanel();
  const shown = parseColour(colour);
  return (
    <Popover
      {...panel}
      position="bottom-start"
      withinPortal
      trapFocus
      returnFocus
      middlewares={{ flip: false, shift: true }}
      onOpen={() => swatch.current?.scrollIntoView({ block: 'center' })}
    >
      <Popover.Target>
        <UnstyledButton
          ref={swatch}
          aria-label={`Choose ${props.label}`}
          disabled={props.readOnly}
          onClick={() => panel.onChange(!panel.opened)}
          className={styles.swatch}
        >
          <ColorSwatch color={shown ? colour : 'transparent'} size={20} radius="sm" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <ColorPicker
          format="hex"
          value={shown ? colour.slice(0, 7) : '#ffffff'}
          onChange={props.onChange}
          swatches={swatches}
          saturationLabel={`${props.label}: saturation and brightness`}
          hueLabel={`${props.label}: hue`}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

export default function ColourInput(props: WidgetProps): ReactNode {
  useDescription(props.id, props.describedBy);
  const [shown, setShown] = useState(props.value);
  useEffect(() => setShown(props.value), [props.value]);
  const change = (value: unknown): void => {
    props.onChange(value);
    if (value === undefined || parseColour(value)) setShown(value);
  };
  const colour = typeof shown === 'string' ? shown : (props.placeholder ?? '');
  return (
    <TextInput
      {...props}
      value={parseColour(shown) ? shown : props.value}
      onChange={change}
      tidy={tidyColour}
      className={styles.short}
      before={<Picker {...props} onChange={change} colour={colour} />}
      beforeActs
    />
  );
}
