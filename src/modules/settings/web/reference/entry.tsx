/** The reference entry of a setting, from the same data as the Markdown file. */

import { Anchor, VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReferenceEntry } from '#engine/reference/setting-entry.ts';
import type { FieldWords, ValueWords } from '#engine/reference/value-words.ts';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import styles from './reference.module.css';

function Field({ field }: { readonly field: FieldWords }): ReactNode {
  return (
    <li>
      <span className={styles['term']}>{field.title}</span> <code>{field.name}</code>: {field.text}
      {field.description !== '' && ` ${field.description}`}
      <Details value={field} />
    </li>
  );
}

function Details({ value: { choices, shapes } }: { readonly value: ValueWords }): ReactNode {
  return (
    <>
      {choices.length > 0 && (
        <ul className={styles['choices']} data-plain={choices.every((one) => one.description === '') || undefined}>
          {choices.map(({ value, title, description }) => (
            <li key={value}>
              {title} <code>{value}</code>
              {description !== '' && `: ${description}`}
            </li>
          ))}
        </ul>
      )}
      {shapes.map(({ title, fields }) => (
        <div key={title}>
          {title !== '' && <p className={styles['shape']}>{title}</p>}
          <ul className={styles['fields']}>
            {fields.map((field) => (
              <Field key={field.name} field={field} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  if (lines.length === 1) return lines[0];
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function entryIdOf(key: string): string {
  return `about-${key}`;
}

interface EntryProps {
  readonly entry: ReferenceEntry;
  /** A fact has no editor to open, because nobody sets it. */
  readonly isFact: boolean;
  /** Shown where entries of several sections are mixed. */
  readonly crumb?: string;
  readonly highlighted?: boolean;
}

function Article({ entry, isFact, crumb, highlighted = false }: EntryProps): ReactNode {
  const { key, title, description, value, statements } = entry;
  const id = entryIdOf(key);
  // A search result is directly below the page's title, without tab and section.
  const Heading = crumb === undefined ? 'h4' : 'h2';
  return (
    <article
      className={styles['entry']}
      id={id}
      aria-labelledby={`${id}-title`}
      data-highlighted={highlighted || undefined}
    >
      {crumb !== undefined && <p className={styles['crumb']}>{crumb}</p>}
      <div className={styles['head']}>
        <Heading id={`${id}-title`} tabIndex={-1}>
          {title}
        </Heading>
        {!isFact && (
          <Anchor component={Link} to={`/settings?setting=${key}`} size="sm" className={styles['open'] ?? ''}>
            Open this setting<VisuallyHidden> {title}</VisuallyHidden>
          </Anchor>
        )}
      </div>
      <p className={styles['key']}>
        <code>{key}</code>
        <CopyButton text={key} label={`Copy the key ${key}`} />
      </p>
      <p className={styles['help']}>{description}</p>
      <dl className={styles['statements']}>
        <dt>Value</dt>
        <dd>
          {value.text}
          <Details value={value} />
        </dd>
        {statements.map(({ term, lines }) => (
          <div key={term} className={styles['statement']}>
            <dt>{term}</dt>
            <dd>
              <Lines lines={lines} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

export const Entry = memo(Article);
