/** Validators of an edited catalogue, equivalent to the generated ones; for servers, never for browsers. */
import type { JsonSchema, Validator, Validators } from '../schema/catalogue.ts';
import { schemaAjv } from './ajv-plugins.ts';
import type { CompiledCatalogue } from './compile-catalogue.ts';
import { validationSchema } from './validation-schema.ts';

/** Each is compiled on first use, because only a few of the catalogue are needed. */
export function lateValidators({ catalogue, conditions, rules }: CompiledCatalogue): Validators {
  const ajv = schemaAjv({ strict: false });
  const late = (schema: () => JsonSchema): Validator => {
    let validate: Validator | undefined;
    const validator: Validator = (data) => {
      validate ??= ajv.compile(schema()) as unknown as Validator;
      const fits = validate(data);
      validator.errors = validate.errors ?? null;
      return fits;
    };
    return validator;
  };
  return {
    settings: mapped(catalogue.settings, ({ schema }) => late(() => validationSchema(schema))),
    conditions: mapped(conditions, (schema) => late(() => schema)),
    rules: mapped(rules, (schema) => late(() => schema)),
  };
}

function mapped<From, To>(from: Readonly<Record<string, From>>, to: (one: From) => To): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(from).map(([key, one]) => [key, to(one)]));
}
