/** Validates values against the schema of an entity, including referenced schemas. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { definitionsOf, inlineReferences } from '#engine/authoring/references.ts';
import { ajvFormats } from '#engine/schema/ajv-formats.ts';
import { readSources } from '../../../scripts/generate/read-sources.ts';

/** The errors of each value; empty if all match the entity. */
export async function shapeErrors(entity: string, values: readonly unknown[]): Promise<readonly unknown[]> {
  const definitions = definitionsOf(readSources('.'));
  const found = [...definitions.values()].find(({ id, kind }) => kind === 'entity' && id === entity);
  if (!found) throw new Error(`There is no entity ${entity}.`);
  const { $schema: _schema, id: _id, ...schema } = found.file.json;
  const ajv = new Ajv2020({ strict: false, formats: ajvFormats });
  const validate = ajv.compile(inlineReferences(found.file, schema, definitions) as object);
  return values.flatMap((value) => (validate(value) ? [] : (validate.errors ?? [])));
}
