/** A colour by picker or hex code, with a word on whether text can be read on it. */

import { ColorPicker, ColorSwatch, Popover, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { channels, contrast, readable } from './contrast.ts';
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

/** Six-digit lower case with the hash in front; what is no colour stays as typed. */
export function tidyColour(text: string): string {
  const trimmed = text.trim();
  const hashed = /^[0-9a-f]{3}(?:[0-9a-f]{3}){0,1}(?:[0-9a-f]{2})?$/i.test(trimmed) ? `#${trimmed}` : trimmed;
  if (!channels(hashed)) return trimmed;
  return (hashed.length === 4 ? hashed.replace(/[^#]/g, '$&$&') : hashed).toLowerCase();
}

function verdict(ratio: number | undefined): string {
  return `${(ratio ?? 1).toFixed(1)}:1 ${(ratio ?? 1) >= readable ? 'readable' : 'hard to read'}`;
}

function ContrastHint({ colour }: { readonly colour: string }): ReactNode {
  if (!channels(colour)) return null;
  return (
    <Text size="xs" c="dimmed" className={styles.contrast}>
      <span>White text on it {verdict(contrast(colour, '#ffffff'))}</span>
      <span>Black text on it {verdict(contrast(colour, '#000000'))}</span>
    </Text>
  );
}

function Picker({ colour, ...props }: WidgetProps & { readonly colour: string }): ReactNode {
  return (
    <Popover position="bottom-start" withinPortal trapFocus>
      <Popover.Target>
        <UnstyledButton aria-label={`Choose ${props.label}`} disabled={props.readOnly} className={styles.swatch}>
          <ColorSwatch color={channels(colour) ? colour : 'transparent'} size={20} radius="sm" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <ColorPicker
          format="hex"
          value={channels(colour) ? colour.slice(0, 7) : '#ffffff'}
          onChange={props.onChange}
          swatches={swatches}
          saturationLabel={`${props.label}: saturation and brightness`}
          hueLabel={`${props.label}: hue`}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

export default function ColourWidget(props: WidgetProps): ReactNode {
  const [shown, setShown] = useState(props.value);
  useEffect(() => setShown(props.value), [props.value]);
  const change = (value: unknown): void => {
    props.onChange(value);
    if (value === undefined || (typeof value === 'string' && channels(value))) setShown(value);
  };
  const colour = typeof shown === 'string' ? shown : (props.placeholder ?? '');
  return (
    <>
      <TextInput
        {...props}
        value={typeof shown === 'string' && channels(shown) ? shown : props.value}
        onChange={change}
        tidy={tidyColour}
        className={styles.short}
        before={<Picker {...props} onChange={change} colour={colour} />}
      />
      <ContrastHint colour={colour} />
    </>
  );
}
