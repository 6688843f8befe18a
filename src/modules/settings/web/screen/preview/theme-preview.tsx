/** A small picture of the provider's look, with unsaved colours and logos in it, and a word where text cannot be read. */

import type { ReactNode } from 'react';
import { contrastWarnings } from '#platform/domain/theme.ts';
import type { Section } from '#engine/schema/catalogue.ts';
import type { Settings } from '#generated/types.ts';
import { boot } from '#platform/web/client/boot.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { BrandMark } from '#platform/web/ui/layout/brand-mark.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { useReading } from '#platform/web/form/use-reading.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { readAfterSave } from '../../shared/form-state.ts';
import styles from './theme-preview.module.css';

function Picture(): ReactNode {
  const title = useProviderSetting('provider_title') ?? boot().provider.name;
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

/** The preview of a section of colours; `section` decides which warnings belong here. */
export function ThemePreview({
  model,
  section,
}: {
  readonly model: SettingsModel;
  readonly section: Section;
}): ReactNode {
  const warnings = useReading(model, ['edited', 'base'], () => {
    const read = readAfterSave(model.base, model.state());
    const theme = Object.fromEntries(Object.keys(model.base.catalogue.settings).map((key) => [key, read(key)]));
    return contrastWarnings(theme as Settings).filter(({ setting }) => section.keys.includes(setting));
  });
  return (
    <>
      <figure className={styles['figure']}>
        <Picture />
        <figcaption>Preview, including unsaved changes.</figcaption>
      </figure>
      {warnings.map(({ setting, message }) => (
        <Notice key={setting + message} variant="warning">
          {model.base.catalogue.settings[setting]?.schema.title}: {message}
        </Notice>
      ))}
    </>
  );
}
