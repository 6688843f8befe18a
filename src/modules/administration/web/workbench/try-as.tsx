/** The facts and other settings that the edited section's conditions read, to be switched in the preview. */

import { Select, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { isOn, storedAs } from '#engine/values/on-off.ts';
import type { Catalogue, JsonSchema } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { choicesOf, constantOf } from '#platform/web/form/widgets/choice/choices.ts';
import { conditionsIn } from './preview/preview-model.ts';
import styles from './schemas.module.css';
import type { Assembled, Values } from './use-validation.ts';

const { facts, settings }: Catalogue = generated;

function schemaOf(name: string): JsonSchema {
  return settings[name]?.schema ?? facts[name] ?? {};
}

/** Boolean, or a choice. */
function isSwitchable(name: string): boolean {
  return schemaOf(name).type === 'boolean' || choicesOf(schemaOf(name)).length > 0;
}

/** Names of facts and settings, in order of declaration. */
export function inputsOf(assembled: Assembled): readonly string[] {
  const named = new Set(conditionsIn(assembled).map(([name]) => name));
  const { keys } = assembled.section;
  return [...Object.keys(facts), ...Object.keys(settings)].filter(
    (name) => named.has(name) && !keys.includes(name) && isSwitchable(name),
  );
}

interface TryAsProps {
  readonly names: readonly string[];
  readonly tried: Values;
  readonly onTry: (name: string, value: unknown) => void;
}

export function TryAs({ names, tried, onTry }: TryAsProps): ReactNode {
  return (
    <fieldset className={styles['tryAs']}>
      <legend>Try it with</legend>
      {names.map((name) => {
        const schema = schemaOf(name);
        const { title = name } = schema;
        const value = name in tried ? tried[name] : schema.default;
        const choices = choicesOf(schema);
        if (choices.length === 0)
          return (
            <Switch
              key={name}
              label={title}
              checked={isOn(schema, value)}
              onChange={(event) => onTry(name, storedAs(schema, event.currentTarget.checked))}
            />
          );
        return (
          <Select
            key={name}
            label={title}
            data={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
            value={choices.find((choice) => constantOf(schema, choice.value) === value)?.value ?? null}
            onChange={(next) => onTry(name, constantOf(schema, next ?? ''))}
          />
        );
      })}
    </fieldset>
  );
}
