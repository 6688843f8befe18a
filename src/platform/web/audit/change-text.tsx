/** One change in words, before and after; of a list only the members that were added or removed. */

import { IconArrowRight } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Catalogue, JsonSchema } from '#engine/schema/catalogue.ts';
import { isList, isObject, sameJson } from '#engine/values/json-value.ts';
import { cellTitle } from '#engine/schema/matrix.ts';
import { memberChangeText, valueText } from '#engine/values/value-text.ts';
import styles from './change.module.css';

interface ChangeTextProps {
  readonly schema: JsonSchema;
  readonly before: unknown;
  readonly after: unknown;
  /** Names a member of a list whose own text does not identify it. */
  readonly memberName?: ((member: unknown) => string | undefined) | undefined;
}

/** Members that stand for cells of a grid are named after their cells. */
export function memberNameIn(catalogue: Catalogue, key: string): ChangeTextProps['memberName'] {
  if (catalogue.settings[key]?.widget !== 'by-cell') return undefined;
  return (member) => {
    const id = idOf(member);
    return typeof id === 'string' ? (cellTitle(catalogue, id) ?? id) : undefined;
  };
}

function lacking(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  return list.filter((item) => !other.some((one) => sameJson(one, item)));
}

type Kind = 'added' | 'removed' | 'changed';

const words: Readonly<Record<Kind, string>> = { added: 'Added: ', removed: 'Removed: ', changed: 'Changed: ' };

interface LineProps {
  readonly kind: Kind;
  readonly name: string | undefined;
  readonly children: ReactNode;
}

function Line({ kind, name, children }: LineProps): ReactNode {
  return (
    <li data-kind={kind}>
      <VisuallyHidden>{words[kind]}</VisuallyHidden>
      <span>
        {name !== undefined && <b>{name}: </b>}
        {children}
      </span>
    </li>
  );
}

function idOf(item: unknown): unknown {
  return isObject(item) ? item['id'] : undefined;
}

/** For a list whose members have ids, a member that was kept shows only its differences. */
function ListChange({
  schema,
  before,
  after,
  memberName,
}: ChangeTextProps & { before: readonly unknown[]; after: readonly unknown[] }): ReactNode {
  const items = schema.items ?? {};
  const added = lacking(after, before);
  const removed = lacking(before, after);
  if (added.length + removed.length === 0) return <span>Reordered</span>;
  const earlier = (item: unknown): unknown =>
    idOf(item) === undefined ? undefined : removed.find((one) => idOf(one) === idOf(item));
  const changed = added.filter((item) => earlier(item) !== undefined);
  const stayed = new Set(changed.map(idOf));
  const came = (item: unknown): boolean => !stayed.has(idOf(item));
  return (
    <ul className={styles['members']}>
      {removed.filter(came).map((item) => (
        <Line key={`-${JSON.stringify(item)}`} kind="removed" name={memberName?.(item)}>
          {valueText(items, item)}
        </Line>
      ))}
      {added.filter(came).map((item) => (
        <Line key={`+${JSON.stringify(item)}`} kind="added" name={memberName?.(item)}>
          {valueText(items, item)}
        </Line>
      ))}
      {changed.map((item) => (
        <Line key={`~${JSON.stringify(item)}`} kind="changed" name={memberName?.(item)}>
          {memberChangeText(items, earlier(item), item)}
        </Line>
      ))}
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
