/** A miniature of the provider's look with unsaved colours and logos, and the contrast of each pair of colours. */

import { Button, ColorSwatch } from '@mantine/core';
import type { ReactNode } from 'react';
import { contrastPairs, derivedShades, type ContrastPair, type ThemeSettings } from '#platform/domain/theme.ts';
import { writeRefusal } from '#engine/state/access.ts';
import type { Section } from '#engine/schema/catalogue.ts';
import { useProviderSetting, useProviderTitle } from '#platform/web/client/provider-settings.ts';
import { BrandMark } from '#platform/web/ui/layout/brand-mark.tsx';
import { useReading } from '#platform/web/form/use-reading.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { readAfterSave } from '../../shared/form-state.ts';
import styles from './theme-preview.module.css';

function Picture(): ReactNode {
  const title = useProviderTitle();
  const logo = useProviderSetting('logo_url');
  const navigationLogo = useProviderSetting('navigation_logo_url') ?? logo;
  return (
    <div className={styles['picture']} aria-hidden inert>
      <div className={styles['navigation']}>
        <BrandMark title={title} logo={navigationLogo} size="navigation" />
        <span className={styles['item']} data-state="active">
          Shipments
        </span>
        <span className={styles['item']} data-state="hover">
          Customers
        </span>
        <span className={styles['item']}>Rates</span>
      </div>
      <div className={styles['page']}>
        <BrandMark title={title} logo={logo} size="page" />
        <span>
          Track a parcel with its <span className={styles['link']}>waybill number</span>
        </span>
        <span className={styles['row']}>
          <span className={styles['button']}>Log in</span>
          <span className={styles['chip']}>In transit</span>
        </span>
      </div>
    </div>
  );
}

function themeOf(model: SettingsModel): ThemeSettings {
  const read = readAfterSave(model.base, model.state());
  return Object.fromEntries(Object.keys(model.base.catalogue.settings).map((key) => [key, read(key)]));
}

/** Each pair of colours used together; an unreadable pair shows what is used instead. */
function Pairs({ pairs }: { readonly pairs: readonly ContrastPair[] }): ReactNode {
  return (
    <ul className={styles['pairs']} aria-label="Contrast">
      {pairs.map(({ title, text, background, ratio, readable }) => (
        <li key={title} data-unreadable={readable ? undefined : true}>
          <ColorSwatch color={background} size="1.5rem" radius="sm" withShadow aria-hidden>
            <ColorSwatch color={text} size="0.625rem" withShadow={false} />
          </ColorSwatch>
          <span>
            {title}: {ratio} to 1{!readable && ', hard to read. A clearer shade is shown.'}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The changes that would apply the shades derived from the main colour; empty when they are applied. */
function missingShades(model: SettingsModel, section: Section): readonly (readonly [string, string])[] {
  const theme: Readonly<Record<string, unknown>> = { ...themeOf(model) };
  const { catalogue, caller, scope } = model.base;
  return Object.entries(derivedShades(theme)).filter(([key, shade]) => {
    const setting = catalogue.settings[key];
    return setting && section.keys.includes(key) && theme[key] !== shade && !writeRefusal(setting, caller, scope);
  });
}

interface ThemePreviewProps {
  readonly model: SettingsModel;
  readonly section: Section;
}

/** The preview of a section of colours; `section` determines its pairs and shades. */
export function ThemePreview({ model, section }: ThemePreviewProps): ReactNode {
  const { pairs, missing } = useReading(model, ['edited', 'base'], () => ({
    pairs: contrastPairs(themeOf(model)).filter(({ setting }) => section.keys.includes(setting)),
    missing: missingShades(model, section).length,
  }));
  const derive = (): void => {
    for (const [key, shade] of missingShades(model, section)) model.edit(key, shade, false);
  };
  const source = section.keys.includes('theme_primary') ? 'the main colour' : 'the background';
  if (pairs.length === 0) return null;
  return (
    <div className={styles['preview']} data-preview>
      <figure className={styles['figure']}>
        <Picture />
        <figcaption>Preview, including unsaved changes.</figcaption>
      </figure>
      <div>
        <Pairs pairs={pairs} />
        <Button variant="default" size="xs" disabled={missing === 0} onClick={derive}>
          {missing === 0 ? `Shades match ${source}` : `Derive shades from ${source}`}
        </Button>
      </div>
    </div>
  );
}
