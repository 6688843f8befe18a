/** The title of a setting with its marks: unsaved, modified, deprecated, locked. */

import { Badge } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { isRequired } from '#engine/values/blank.ts';
import type { Setting } from '#engine/schema/catalogue.ts';
import type { Flags } from '../shared/form-context.ts';
import { fieldIdOf } from '#platform/web/form/ids.ts';
import styles from '#platform/web/form/form.module.css';

interface RowTitleProps {
  readonly setting: Setting;
  readonly flags: Flags;
  readonly locked: boolean;
}

function Mark({ children, colour }: { readonly children: string; readonly colour: string }): ReactNode {
  return (
    <Badge size="sm" variant="light" color={colour} radius="sm" tt="none" fw={500}>
      {children}
    </Badge>
  );
}

/** Switches are never empty and a secret's emptiness has a meaning of its own: neither is called optional. */
function isOptional({ schema, secret }: Setting): boolean {
  return schema.type !== 'boolean' && !secret && !isRequired(schema);
}

function Title({ setting, flags, locked }: RowTitleProps): ReactNode {
  const { schema, key } = setting;
  return (
    <>
      <label className={styles['title']} htmlFor={fieldIdOf(key)}>
        {schema.title ?? key}
        {isRequired(schema) && (
          <span className={styles['required']} aria-hidden>
            {' *'}
          </span>
        )}
        {isOptional(setting) && <span className={styles['optional']}> (Optional)</span>}
      </label>{' '}
      <span className={styles['marks']}>
        {flags.drafted && <Mark colour="brand">Unsaved</Mark>}
        {flags.setHere && <Mark colour="gray">Modified</Mark>}
        {setting.status === 'draft' && <Mark colour="grape">Draft</Mark>}
        {setting.status === 'deprecated' && <Mark colour="orange">Deprecated</Mark>}
        {locked && <Mark colour="gray">Locked</Mark>}
      </span>
    </>
  );
}

/** A finding that comes or goes leaves it as it is. */
export const RowTitle = memo(Title);
