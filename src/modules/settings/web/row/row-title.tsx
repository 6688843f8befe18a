/** The title of a setting with marks that do not depend on its value: required, optional, deprecated, locked. */

import { Badge } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { isRequired } from '#engine/values/blank.ts';
import type { Catalogue, Section, Setting } from '#engine/schema/catalogue.ts';
import { fieldIdOf } from '#platform/web/form/ids.ts';
import styles from '#platform/web/form/form.module.css';
import { useForm } from '../shared/form-context.ts';

interface RowTitleProps {
  readonly setting: Setting;
  readonly locked: boolean;
}

function Mark({ children, colour }: { readonly children: string; readonly colour: string }): ReactNode {
  return (
    <Badge size="sm" variant="light" color={colour} radius="sm" tt="none" fw={500}>
      {children}
    </Badge>
  );
}

/** Switches are never empty, and an empty secret has a meaning of its own: neither is marked optional. */
function isOptional({ schema, secret }: Setting): boolean {
  return schema.type !== 'boolean' && !secret && !isRequired(schema);
}

const mixing = new WeakMap<Section, boolean>();

/** Whether a section has both required and optional settings; where all are optional, none is marked (F425). */
export function mixesOptional({ settings }: Catalogue, section: Section): boolean {
  let mixes = mixing.get(section);
  if (mixes === undefined) {
    const all = section.keys.flatMap((key) => settings[key] ?? []);
    mixes = all.some(({ schema }) => isRequired(schema)) && all.some(isOptional);
    mixing.set(section, mixes);
  }
  return mixes;
}

function Title({ setting, locked }: RowTitleProps): ReactNode {
  const { catalogue } = useForm().model.base;
  const { schema, key } = setting;
  const section = catalogue.sections[`${setting.tab}/${setting.section}`];
  const saysOptional = isOptional(setting) && section !== undefined && mixesOptional(catalogue, section);
  return (
    <>
      <label className={styles['title']} htmlFor={fieldIdOf(key)}>
        {schema.title ?? key}
        {isRequired(schema) && (
          <span className={styles['required']} aria-hidden>
            {' *'}
          </span>
        )}
        {saysOptional && <span className={styles['optional']}> (Optional)</span>}
      </label>{' '}
      {setting.status === 'draft' && <Mark colour="grape">Draft</Mark>}
      {setting.status === 'deprecated' && <Mark colour="orange">Deprecated</Mark>}
      {locked && <Mark colour="gray">Locked</Mark>}
    </>
  );
}

/** Changes and errors do not re-render it. */
export const RowTitle = memo(Title);
