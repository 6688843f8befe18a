/** One field of a record: title, help, editor and what is wrong with it, drawn by the same widgets as a setting. */

import { IconAlertCircle } from '@tabler/icons-react';
import { memo, useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { widgetFor } from '#engine/schema/widget.ts';
import { SettingField, type FieldHost } from './rjsf/bridge.tsx';
import { shownOn, useEntity, useEntityReading } from './entity-context.ts';
import entityStyles from './entity.module.css';
import { rowName, type EntityModel, type Path } from './entity-model.ts';
import { ownMessages } from './rjsf/field-errors.ts';
import { descriptionIdOf, errorIdOf, fieldIdOf, rowIdOf } from './ids.ts';
import { newValueOf } from './new-value.ts';
import styles from './form.module.css';
import { withMember } from './model/with-member.ts';

const wide: ReadonlySet<string> = new Set(['html', 'list', 'object', 'matrix']);
/** The input stands beside its title: a switch at the end of the line, a box to tick before it. */
const layouts: Readonly<Record<string, string | undefined>> = {
  switch: styles['inline'],
  checkbox: entityStyles['tick'],
};
const hasMemberInputs: ReadonlySet<string> = new Set(['list', 'object']);

function hostOf(model: EntityModel, path: Path, schema: JsonSchema): FieldHost {
  return {
    latest: () => model.content(path),
    onChange: (inside, value, shown) => {
      if (inside.length === 0) model.edit(path, value ?? undefined, shown);
      else model.edit(path, withMember(model.content(path) ?? newValueOf(schema), inside, value), shown);
    },
    onBlur: () => model.leave(path),
  };
}

function placeholderOf({ examples, format }: JsonSchema): string | undefined {
  const [example] = examples ?? [];
  return typeof example === 'string' && example.length < 60 && format !== 'html' ? `e.g. ${example}` : undefined;
}

/** Findings name fields from the record down; the editor expects its own name first. */
function fromTheRow(findings: readonly FieldError[], path: Path): readonly FieldError[] {
  const name = rowName(path);
  return findings.map((finding) => ({ ...finding, field: `${name}${finding.field.slice(path.join('.').length)}` }));
}

interface EntityRowProps {
  readonly path: Path;
  readonly schema: JsonSchema;
  readonly required: boolean;
  readonly readOnly: boolean;
}

function useInvalidMark(name: string, invalid: boolean): void {
  useLayoutEffect(() => {
    document.getElementById(rowIdOf(name))?.toggleAttribute('data-invalid', invalid);
    const input = document.getElementById(fieldIdOf(name));
    if (invalid) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
  });
}

function Title({ schema, name, required }: { schema: JsonSchema; name: string; required: boolean }): ReactNode {
  // A box that must be ticked is empty until it is.
  const neverEmpty = schema.type === 'boolean' && schema['enum'] === undefined;
  return (
    <label className={styles['title']} htmlFor={fieldIdOf(name)} id={`${fieldIdOf(name)}__title`}>
      {schema.title ?? name}
      {required && !neverEmpty && (
        <span className={styles['required']} aria-hidden>
          {' *'}
        </span>
      )}
      {!required && !neverEmpty && <span className={styles['optional']}> (Optional)</span>}
    </label>
  );
}

function Row({ path, schema, required, readOnly }: EntityRowProps): ReactNode {
  const model = useEntity();
  const name = rowName(path);
  const widget = widgetFor(schema) ?? 'unknown';
  const drawing = useEntityReading(model, () => model.drawing(path));
  const changed = useEntityReading(model, () => model.isChangedAt(path));
  const findings = useEntityReading(model, (state) => fromTheRow(shownOn(state, path), path));
  const host = useMemo(() => hostOf(model, path, schema), [model, path, schema]);
  const memberInputs = hasMemberInputs.has(widget);
  const own = ownMessages(findings, memberInputs);
  useInvalidMark(name, findings.length > 0);
  return (
    <div
      id={rowIdOf(name)}
      data-field={path.join('.')}
      className={styles['row']}
      data-drafted={changed || undefined}
      data-drawing={drawing}
    >
      <div className={layouts[widget]}>
        <div className={styles['words']}>
          <Title schema={schema} name={name} required={required} />
          {schema.description && (
            <p className={styles['help']} id={descriptionIdOf(fieldIdOf(name))}>
              {schema.description}
            </p>
          )}
        </div>
        <div className={styles['control']} data-wide={wide.has(widget) || undefined}>
          <SettingField
            name={name}
            schema={schema}
            widget={widget}
            value={model.content(path)}
            errors={memberInputs ? findings : noFindings}
            readOnly={readOnly}
            required={required}
            placeholder={placeholderOf(schema)}
            host={host}
          />
        </div>
      </div>
      {/* The line is there anyway, so that a message that comes or goes moves nothing, such as the button under the pointer. */}
      <p className={`${styles['error']} ${entityStyles['finding']}`} id={errorIdOf(fieldIdOf(name))}>
        {own.length > 0 && (
          <>
            <IconAlertCircle size="1rem" aria-hidden />
            <span>{own.join(' ')}</span>
          </>
        )}
      </p>
    </div>
  );
}

const noFindings: readonly FieldError[] = [];

/** Draws itself again only when its marks, its findings or its value from elsewhere change; never for its own typing. */
export const EntityRow = memo(Row);
