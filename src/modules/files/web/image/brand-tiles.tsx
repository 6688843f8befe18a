/** An image at its real size on the two backgrounds that it is used on, with unsaved colours. */
import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import styles from './image.module.css';

interface BrandTilesProps {
  readonly address: string;
  readonly label: string;
}

export function BrandTiles({ address, label }: BrandTilesProps): ReactNode {
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
