/** The tabs and sections for a setting, by every name that users may type. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '#engine/authoring/problems.ts';
import { sectionFiles } from './section-file.ts';

/** An entry in a list of choices. */
export interface Choice {
  /** Its name on the command line: `general`, `general/office-hours`. */
  readonly name: string;
  readonly id: string;
  readonly title: string;
}

export interface TabChoice extends Choice {
  readonly sections: readonly Choice[];
}

interface Head {
  readonly id: string;
  readonly title: string;
  readonly order: number;
}

/** In screen order. */
export function tabChoices(root: string): readonly TabChoice[] {
  const read = (file: string): Head => JSON.parse(readFileSync(join(root, file), 'utf8')) as Head;
  const sections = [...sectionFiles(root)].map(([name, file]) => ({ name, ...read(file) }));
  const folders = [...new Set(sections.map(({ name }) => name.split('/')[0] ?? ''))];
  const tabs = folders.map((name) => ({
    name,
    ...read(`schemas/settings/${name}/tab.json`),
    sections: sections.filter((one) => one.name.startsWith(`${name}/`)).sort(byOrder),
  }));
  return tabs.sort(byOrder);
}

function byOrder(left: Head, right: Head): number {
  return left.order - right.order;
}

/** The choice for an answer: its number in the list (from 1), title, id or name. Throws with the nearest match. */
export function chosen<Of extends Choice>(choices: readonly Of[], answer: string, what: string): Of {
  const query = answer.trim().toLowerCase();
  const namesOf = ({ name, id, title }: Choice): readonly string[] => [
    ...[title.toLowerCase(), id, name],
    name.slice(name.lastIndexOf('/') + 1),
  ];
  const found = /^\d+$/.test(query)
    ? choices[Number(query) - 1]
    : choices.find((choice) => namesOf(choice).includes(query));
  if (found) return found;
  const near = didYouMean(
    query,
    choices.flatMap(({ title, name }) => [title, name]),
  );
  throw new Error(`No ${what} is called "${answer}".${near}`);
}

/** A numbered list of choices. */
export function listed(choices: readonly Choice[]): string {
  return choices.map(({ title }, index) => `${String(index + 1).padStart(3)}  ${title}`).join('\n');
}
