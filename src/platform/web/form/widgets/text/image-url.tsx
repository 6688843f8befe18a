/** The address of an image, with the image: a wrong logo is noticed before it is saved. */

import { Text } from '@mantine/core';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { completeAddress, openable } from './web-address.ts';
import type { WidgetProps } from '../widget-props.ts';
import UrlWidget from './url.tsx';
import styles from '../widgets.module.css';

const settleMs = 400;

/** The value once typing has paused, so that incomplete addresses are not fetched. */
function useSettled(value: unknown): [unknown, (next: unknown) => void] {
  const [typed, setTyped] = useState(value);
  const [pending, setPending] = useState<{ value: unknown }>();
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setTyped(pending.value), settleMs);
    return () => clearTimeout(timer);
  }, [pending]);
  return [typed, (next) => setPending({ value: next })];
}

export interface PreviewProps {
  readonly address: string;
  readonly label: string;
}

function Picture({ address, label }: PreviewProps): ReactNode {
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.picture}>
      {failed ? (
        <Text size="xs" c="dimmed">
          Couldn’t load an image from this address.
        </Text>
      ) : (
        <img src={address} alt={`${label}, as it looks now`} onError={() => setFailed(true)} />
      )}
    </div>
  );
}

/** The address with its image drawn by `Preview`, which is re-mounted for another address. */
export function ImageAddress({
  Preview,
  ...props
}: WidgetProps & { readonly Preview: ComponentType<PreviewProps> }): ReactNode {
  const [settled, settle] = useSettled(props.value);
  const address = openable(typeof settled === 'string' ? completeAddress(settled) : settled);
  return (
    <>
      <UrlWidget
        {...props}
        onChange={(value) => {
          props.onChange(value);
          settle(value);
        }}
      />
      {address && <Preview key={address} address={address} label={props.label} />}
    </>
  );
}

export default function ImageUrlWidget(props: WidgetProps): ReactNode {
  return <ImageAddress {...props} Preview={Picture} />;
}
