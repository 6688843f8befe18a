/** One change, before and after, in words; of a list only what was added and removed. */

import { IconArrowRight } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { JsonSchema } from '#engine/catalogue.ts';
import { isList, sameJson } from '#engine/json-value.ts';
import { valueText } from '#engine/value-text.ts';
import styles from './change.module.css';

interface ChangeTextProps {
  readonly schema: JsonSchema;
  readonly before: unknown;
  readonly after: unknown;
}

function lacking(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  return list.filter((item) => !other.some((one) => sameJson(one, item)));
}

function ListChange({
  schema,
  before,
  after,
}: ChangeTextProps & { before: readonly unknown[]; after: readonly unknown[] }): ReactNode {
  const items = schema.items ?? {};
  const added = lacking(after, before);
  const removed = lacking(before, after);
  if (added.length + removed.length === 0) return <span>In another order</span>;
  const line = (item: unknown, kind: 'added' | 'removed'): ReactNode => (
    <li key={kind + JSON.stringify(item)} data-kind={kind}>
      <VisuallyHidden>{kind === 'added' ? 'Added: ' : 'Removed: '}</VisuallyHidden>
      {valueText(items, item)}
    </li>
  );
  return (
    <ul className={styles['members']}>
      {removed.map((item) => line(item, 'removed'))}
      {added.map((item) => line(item, 'added'))}
    </ul>
  );
}

function Value({ schema, value }: { readonly schema: JsonSchema; readonly value: unknown }): ReactNode {
  const text = valueText(schema, value);
  if (schema.format !== 'colour' || typeof value !== 'string') return text;
  return (
    <>
      <span className={styles['swatch']} style={{ background: value }} aria-hidden /> {text}
    </>
  );
}

/** `before` and `after` are values of `schema`; of a secret, only whether it is set. */
export function ChangeText(props: ChangeTextProps): ReactNode {
  const { schema, before, after } = props;
  if (isList(before) && isList(after)) return <ListChange {...props} before={before} after={after} />;
  if (schema['x-secret'] === true)
    return <span>{valueText(schema, after) === 'Set' ? 'A new secret' : 'Cleared'}</span>;
  return (
    <span className={styles['change']}>
      <span className={styles['before']}>
        <VisuallyHidden>From </VisuallyHidden>
        <Value schema={schema} value={before} />
      </span>
      <IconArrowRight size="0.9rem" aria-hidden />
      <span className={styles['after']}>
        <VisuallyHidden>to </VisuallyHidden>
        <Value schema={schema} value={after} />
      </span>
    </span>
  );
}
