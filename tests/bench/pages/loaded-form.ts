/** Loads a generated form in a page, opened with a record as screens do. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { openForm, type GeneratedForm, type OpenForm } from '#platform/web/form/schema-form/open-form.ts';

export function defaultsOf(schema: JsonSchema | undefined): JsonObject {
  const members = Object.entries(schema?.properties ?? {});
  return Object.fromEntries(members.flatMap(([name, one]) => (one.default === undefined ? [] : [[name, one.default]])));
}

/** @param stored the record's values, from the schema of the form */
export async function loadForm(
  count: number,
  name: string,
  stored: (schema: JsonSchema) => JsonObject,
): Promise<OpenForm> {
  const form = (await import(/* @vite-ignore */ `/data/${count}/forms/${name}.js`)) as GeneratedForm;
  const around = { facts: {}, setting: () => undefined };
  return openForm(form, { layout: 'page', stored: stored(form.form.schema), around });
}
