/** The provider's logo, or its name when there is no image or it cannot be loaded. */
import { useState } from 'react';
import { imageAddress } from '#platform/domain/brand/image-address.ts';
import { bootIfAny } from '../../client/boot.ts';
import styles from './brand-mark.module.css';

interface BrandMarkProps {
  title: string;
  logo?: string | undefined;
  size: 'navigation' | 'page';
  /** The background: the provider's navigation colour, or the page. */
  on?: 'navigation' | 'page';
}

export function BrandMark({ title, logo, size, on = size }: BrandMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!logo || broken === logo) {
    return (
      <span className={styles['words']} data-size={size}>
        {title}
      </span>
    );
  }
  return (
    <img
      className={styles['logo']}
      data-size={size}
      data-on={on}
      src={imageAddress(logo, bootIfAny()?.provider.image_host)}
      alt={title}
      onError={() => setBroken(logo)}
    />
  );
}
