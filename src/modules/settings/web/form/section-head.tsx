/** The header of a section: its description, and actions on all of it. */

import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { writeRefusal } from '#engine/state/access.ts';
import type { Section } from '#engine/schema/catalogue.ts';
import { copyText } from '#platform/web/ui/data/copy-text.ts';
import { useForm, useReading } from '../shared/form-context.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { isSetHere } from '../shared/form-state.ts';
import { sectionIdOf } from '#platform/web/form/ids.ts';
import { MenuOnUse } from '../row/menu-on-use.tsx';
import styles from '#platform/web/form/form.module.css';

/** The settings of a section that have a value here which the user may reset. */
function resettable(model: SettingsModel, section: Section): readonly string[] {
  const { base } = model;
  const state = model.state();
  return section.keys.filter((key) => {
    const setting = base.catalogue.settings[key];
    return setting && isSetHere(base, state, key) && !writeRefusal(setting, base.caller, base.scope) && !setting.secret;
  });
}

/** Counts only while the menu is open. */
function Items({ section }: { readonly section: Section }): ReactNode {
  const { model, linkTo } = useForm();
  const count = useReading(['pending', 'base'], () => resettable(model, section).length);
  return (
    <>
      <Menu.Item
        leftSection={<IconLink size="1rem" aria-hidden />}
        onClick={() => copyText(linkTo({ tab: section.tab, section: section.id }))}
      >
        Copy link
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowBackUp size="1rem" aria-hidden />}
        disabled={count === 0}
        onClick={() => model.reset(resettable(model, section))}
      >
        {count === 0 ? 'Nothing to reset' : `Reset section (${count} modified)`}
      </Menu.Item>
    </>
  );
}

export function SectionHead({ section }: { readonly section: Section }): ReactNode {
  return (
    <div className={styles['sectionHead']} id={sectionIdOf(section.id)} data-section={section.id}>
      <div className={styles['grow']}>
        <h2 id={`${sectionIdOf(section.id)}__title`} tabIndex={-1}>
          {section.title}
        </h2>
        <p>{section.description}</p>
      </div>
      <MenuOnUse label={`More about section ${section.title}`}>
        <Items section={section} />
      </MenuOnUse>
    </div>
  );
}
