/** Writes the settings reference: the documentation of every setting, which therefore cannot drift. */
import type { Catalogue, ConditionMap, JsonSchema, Section, Setting } from '../catalogue.ts';

/** `generated/settings.md`. */
export function settingsReference(catalogue: Catalogue): string {
  const count = Object.keys(catalogue.settings).length;
  const out = [
    '# Settings reference',
    '',
    `Written by \`npm run generate\` from \`schemas/settings\`: ${count} settings.`,
    '',
  ];
  for (const tab of catalogue.tabs.filter((one) => one.sections.length > 0)) {
    out.push(`## ${tab.title}`, '', tab.description, '');
    for (const id of tab.sections) {
      const section = catalogue.sections[`${tab.id}/${id}`];
      if (!section) continue;
      out.push(...sectionLines(catalogue, section));
    }
  }
  return `${out.join('\n').trimEnd()}\n`;
}

/** The part of the reference that is about one section. */
export function sectionReference(catalogue: Catalogue, section: Section): string {
  return `${sectionLines(catalogue, section).join('\n').trimEnd()}\n`;
}

function sectionLines(catalogue: Catalogue, section: Section): readonly string[] {
  return [
    `### ${section.title}`,
    '',
    section.description,
    '',
    ...(section.visible_when.length > 0 ? [`Shown when ${conditions(section.visible_when)}.`, ''] : []),
    ...section.keys.flatMap((key) => [...entry(catalogue, key), '']),
    ...section.rules.flatMap((rule) => [`Rule \`${rule.id}\` (shown at \`${rule.setting}\`): ${rule.message}`, '']),
  ];
}

function entry(catalogue: Catalogue, key: string): readonly string[] {
  const setting = catalogue.settings[key];
  if (!setting) return [];
  const { schema } = setting;
  const facts = [
    `- Value: ${shape(schema)}`,
    ...(schema.default === undefined ? [] : [`- Default: ${code(schema.default)}`]),
    ...(schema.examples ? [`- Example: ${schema.examples.map(code).join(', ')}`] : []),
    `- Seen by: ${setting.exposure}; set for: ${setting.scopes.join(', ')}; since ${setting.since}`,
    ...(setting.permission.write.length > 0
      ? [`- To change it: ${setting.permission.write.map((one) => `\`${one}\``).join(' and ')}`]
      : []),
    ...(setting.visible_when.length > 0 ? [`- Shown when ${conditions(setting.visible_when)}`] : []),
    ...lifeCycle(setting),
  ];
  return [`#### ${schema.title ?? key}`, '', `\`${key}\``, '', schema.description ?? '', '', ...facts];
}

function lifeCycle(setting: Setting): readonly string[] {
  return [
    ...(setting.secret ? ['- Secret: it can be replaced, never read back'] : []),
    ...(setting.status === 'released' ? [] : [`- Status: ${setting.status}`]),
    ...(setting.replaced_by ? [`- Replaced by \`${setting.replaced_by}\``] : []),
    ...(setting.read_by ? [`- Acted on by: ${setting.read_by}`] : []),
  ];
}

function shape(schema: JsonSchema): string {
  const unit = typeof schema['x-unit'] === 'string' ? ` (${schema['x-unit']})` : '';
  if (schema.oneOf && schema.type === 'object')
    return schema.oneOf.map((one) => `${one.title ?? ''} ${shape(one)}`.trim()).join(' or ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.oneOf)
    return `one of ${schema.oneOf.map((one) => `${code(one.const)} ${one.title ?? ''}`.trim()).join(', ')}`;
  if (schema.type === 'array') return `list of ${shape(schema.items ?? {})}`;
  if (schema.type === 'object')
    return `{ ${Object.entries(schema.properties ?? {})
      .map(([name, one]) => `${name}: ${shape(one)}`)
      .join('; ')} }`;
  const list = typeof schema['x-refers-to'] === 'string' ? `, one of \`${schema['x-refers-to']}\`` : '';
  return `${schema.format ?? schema.type ?? 'any'}${limits(schema)}${unit}${list}`;
}

function limits(schema: JsonSchema): string {
  const { minimum, maximum, maxLength } = schema;
  if (minimum !== undefined || maximum !== undefined) return ` ${bound(minimum)} to ${bound(maximum)}`;
  return maxLength === undefined ? '' : `, at most ${bound(maxLength)} characters`;
}

function bound(limit: unknown): string {
  return typeof limit === 'number' ? String(limit) : '…';
}

function conditions(maps: readonly ConditionMap[]): string {
  const one = (map: ConditionMap) =>
    Object.entries(map)
      .map(([name, { schema }]) => `\`${name}\` matches ${code(schema)}`)
      .join(' and ');
  return maps.map(one).join(', or ');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
