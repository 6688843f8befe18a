/** Writes the settings reference as Markdown, with the same content as the screen. */
import type { Catalogue, Section } from '../schema/catalogue.ts';
import { referenceNames, type NamingEnums, type ReferenceNames } from '../reference/names.ts';
import { reference, type ReferenceSection } from '../reference/reference.ts';
import type { ReferenceEntry, Statement } from '../reference/setting-entry.ts';
import type { FieldWords, ValueWords } from '../reference/value-words.ts';
import type { Definition } from './references.ts';

/** Names of permissions, audiences and records from the enumerations. */
export function namesFrom(definitions: ReadonlyMap<string, Definition>): ReferenceNames {
  const choices = (id: string) => {
    const found = [...definitions.values()].find((one) => one.kind === 'enum' && one.id === id);
    return (found?.file.json['oneOf'] ?? []) as unknown as NamingEnums['permissions'];
  };
  return referenceNames({
    permissions: choices('permission'),
    exposures: choices('setting_exposure'),
    scopes: choices('setting_scope'),
    sources: choices('reference_source'),
  });
}

/** `generated/settings.md`. */
export function settingsReference(catalogue: Catalogue, names: ReferenceNames): string {
  const count = Object.keys(catalogue.settings).length;
  const out = [
    '# Settings reference',
    '',
    `Written by \`npm run generate\` from \`schemas/settings\`: ${count} settings.`,
    '',
  ];
  for (const tab of reference(catalogue, names)) {
    out.push(`## ${tab.title}`, '', tab.description, '');
    for (const section of tab.sections) out.push(...sectionLines(section));
  }
  return `${out.join('\n').trimEnd()}\n`;
}

/** The part about one section. */
export function sectionReference(catalogue: Catalogue, names: ReferenceNames, { tab, id }: Section): string {
  const tabs = catalogue.tabs.flatMap((one) => (one.id === tab ? [{ ...one, sections: [id] }] : []));
  const [found] = reference({ ...catalogue, tabs }, names);
  return `${(found?.sections ?? []).flatMap(sectionLines).join('\n').trimEnd()}\n`;
}

function sectionLines({ title, description, shownWhen, entries }: ReferenceSection): readonly string[] {
  return [
    `### ${title}`,
    '',
    ...(description === '' ? [] : [description, '']),
    ...shownWhen.flatMap((words) => [`Shown when: ${words}`, '']),
    ...entries.flatMap((entry) => [...entryLines(entry), '']),
  ];
}

/** The lines of one setting, its heading first. */
export function entryLines({ key, title, description, value, statements }: ReferenceEntry): readonly string[] {
  const words = [`- Value: ${value.text}`, ...details(value, '  '), ...statements.flatMap(statementLines)];
  return [`#### ${title}`, '', `\`${key}\``, '', description, '', ...words];
}

function statementLines({ term, lines }: Statement): readonly string[] {
  return lines.length === 1 ? [`- ${term}: ${lines[0]}`] : [`- ${term}:`, ...lines.map((line) => `  - ${line}`)];
}

function details({ choices, shapes }: ValueWords, indent: string): readonly string[] {
  return [
    ...choices.map(
      ({ value, title, description }) => `${indent}- ${title} (\`${value}\`)${description && `: ${description}`}`,
    ),
    ...shapes.flatMap((shape) =>
      shape.title === ''
        ? shape.fields.flatMap((field) => fieldLines(field, indent))
        : [`${indent}- ${shape.title}`, ...shape.fields.flatMap((field) => fieldLines(field, `${indent}  `))],
    ),
  ];
}

function fieldLines(field: FieldWords, indent: string): readonly string[] {
  const help = field.description === '' ? '' : ` ${field.description}`;
  return [`${indent}- ${field.title} (\`${field.name}\`): ${field.text}${help}`, ...details(field, `${indent}  `)];
}
