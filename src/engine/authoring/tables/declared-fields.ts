/**
 * Fields that declare where they are used: `x-form` adds an entity's field to groups of its forms, `x-list` to its
 * lists as a column and a filter. Forms and tables are completed before anything is compiled, so that one edit of an
 * entity is enough.
 */
import { choicesOf, typesOf } from './table-fields.ts';
import { inlineReferences, type Definition } from '../references.ts';
import { didYouMean, type Problem } from '../problems.ts';
import { filesOf, textOf, type Json, type JsonObject, type SourceFile } from '../source.ts';

interface Declared {
  readonly file: SourceFile;
  readonly entity: string;
  readonly name: string;
  readonly property: JsonObject;
}

export interface Completed {
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

/** The same files, with forms and tables completed by the fields of their entities. */
export function withDeclaredFields(
  files: readonly SourceFile[],
  definitions: ReadonlyMap<string, Definition>,
): Completed {
  const declared = filesOf(files, 'entities').flatMap((file) =>
    Object.entries(objectOf(file.json['properties']))
      .filter(([, property]) => 'x-form' in objectOf(property) || 'x-list' in objectOf(property))
      .map(([name]): Declared => {
        const whole = objectOf(objectOf(inlineReferences(file, file.json, definitions))['properties']);
        return { file, entity: textOf(file.json, 'id'), name, property: objectOf(whole[name]) };
      }),
  );
  if (declared.length === 0) return { files, problems: [] };
  const completed = files.map((file) => {
    const own = declared.filter(({ entity }) => entity === textOf(file.json, 'entity'));
    if (own.length === 0) return file;
    if (file.path.startsWith('schemas/forms/')) return { ...file, json: formWith(file.json, own) };
    return file.path.startsWith('schemas/tables/') && file.json['call'] !== undefined
      ? { ...file, json: tableWith(file.json, own) }
      : file;
  });
  return { files: completed, problems: declared.flatMap((one) => unknownGroups(one, files)) };
}

function unknownGroups({ file, entity, name, property }: Declared, files: readonly SourceFile[]): readonly Problem[] {
  const forms = filesOf(files, 'forms').filter(({ json }) => textOf(json, 'entity') === entity);
  const known = forms.flatMap(({ json }) => Object.keys(objectOf(json['groups'])));
  return groupsOf(property)
    .filter((group) => !known.includes(group))
    .map((group) => ({
      file: file.path,
      line: file.lineOf(['properties', name, 'x-form']),
      message: `"${group}" is no group of a form of ${entity}.${didYouMean(group, known)}`,
    }));
}

function groupsOf(property: JsonObject): readonly string[] {
  return (objectOf(property['x-form'])['groups'] ?? []) as readonly string[];
}

function formWith(form: JsonObject, declared: readonly Declared[]): JsonObject {
  const groups = Object.entries(objectOf(form['groups'])).map(([id, group]) => {
    const added = declared
      .filter(({ property }) => groupsOf(property).includes(id))
      .map(({ name, property }) => {
        const { groups: _, ...field } = objectOf(property['x-form']);
        return { path: name, ...field };
      });
    return [id, added.length === 0 ? group : { ...objectOf(group), fields: [...fieldsOf(group), ...added] }] as const;
  });
  return { ...form, ...(groups.length > 0 && { groups: Object.fromEntries(groups) }) };
}

function fieldsOf(group: Json): readonly Json[] {
  return (objectOf(group)['fields'] ?? []) as readonly Json[];
}

function tableWith(table: JsonObject, declared: readonly Declared[]): JsonObject {
  const listed = declared.filter(({ property }) => property['x-list'] !== undefined);
  const columns = listed.map(({ name, property }) => {
    const { title, format, shown } = objectOf(property['x-list']);
    return {
      ...{ field: name, title: title ?? textOf(property, 'title') },
      ...(format !== undefined && { format }),
      ...(shown !== true && { hidden: true }),
    };
  });
  const filters = listed.flatMap(({ name, property }) => {
    const { filter, unindexed } = objectOf(property['x-list']);
    if (filter !== true) return [];
    return [{ ...filterOn(name, property), ...(unindexed !== undefined && { unindexed }) }];
  });
  return {
    ...table,
    columns: [...((table['columns'] ?? []) as readonly Json[]), ...columns],
    filters: [...((table['filters'] ?? []) as readonly Json[]), ...filters],
  };
}

/** The kind of filter for the field's type. */
function filterOn(field: string, property: JsonObject): JsonObject {
  if (choicesOf(property)) return { kind: 'choice', field };
  const [type = 'string'] = typesOf(property);
  if (type === 'boolean') return { kind: 'boolean', field };
  if (type === 'number' || type === 'integer') return { kind: 'number', field };
  if (!['date', 'date-time'].includes(textOf(property, 'format'))) return { kind: 'text', field };
  return { kind: 'dates', field, from: `${field}_start_date`, to: `${field}_end_date` };
}

function objectOf(value: unknown): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : {};
}
