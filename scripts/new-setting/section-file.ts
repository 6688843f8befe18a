/** Finds section files and writes a new setting into one, leaving everything else in it unchanged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { format, type FormatOptions } from 'oxfmt';
import { filesUnder } from '../check/files.ts';

const folder = 'schemas/settings';
const style = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8')) as FormatOptions;

/** Section files by name: `general/office-hours` → the path from the root. */
export function sectionFiles(root: string): Map<string, string> {
  const files = filesUnder(root, [folder], /\.json$/).filter((file) => !file.endsWith('/tab.json'));
  return new Map(files.map((file) => [file.slice(folder.length + 1, -'.json'.length), file]));
}

/** The file that already declares a key, if any: keys are unique in the catalogue. */
export function fileOfKey(root: string, key: string): string | undefined {
  return [...sectionFiles(root).values()].find((file) => {
    const { properties = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { properties?: object };
    return Object.hasOwn(properties, key);
  });
}

/** The text of the section with the setting appended. */
export async function withSetting(path: string, text: string, key: string, setting: object): Promise<string> {
  const edits = modify(text, ['properties', key], setting, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
  });
  const { code, errors } = await format(path, applyEdits(text, edits), style);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
