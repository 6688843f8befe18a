/** The properties of a new setting: from the command line, or asked for interactively, each validated at once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordList, wordsInSchema } from '../check/words.ts';
import { defaultOf, defaultText, kinds, schemaOfKind } from './kinds.ts';
import { fileOfKey } from './section-file.ts';
import { chosen, listed, tabChoices } from './sections.ts';

export interface Answers {
  /** `general/office-hours`, or the title of a section. */
  section: string;
  title: string;
  key: string;
  kind: string;
  /** The default as typed; empty for none. Absent: that of its kind. */
  default?: string | undefined;
  description: string;
}

/** The terminal; `ask` resolves to undefined when input has ended. */
export interface Terminal {
  readonly print: (line: string) => void;
  readonly prompt: (question: string) => Promise<string | undefined>;
  readonly close: () => void;
}

const required = ['section', 'title', 'key', 'kind', 'description'] as const;

/** Throws for the first invalid answer; missing ones are ignored. Returns the answers in normalized form. */
export function validAnswers(root: string, given: Partial<Answers>): Partial<Answers> {
  const { section, title, key, kind, description } = given;
  if (title !== undefined) checkTitle(root, title);
  if (key !== undefined) checkKey(root, key);
  if (kind !== undefined) schemaOfKind(kind);
  if (kind !== undefined && given.default !== undefined) defaultOf(kind, given.default);
  if (description !== undefined) checkDescription(root, description);
  return { ...given, ...(section === undefined ? {} : { section: sectionNamed(root, section) }) };
}

/** `general/office-hours` for that name, for `office_hours` and for `Office hours`. */
function sectionNamed(root: string, answer: string): string {
  const tabs = tabChoices(root);
  const [tab, rest] = answer.split(/\s*[/›]\s*/, 2);
  if (rest !== undefined) {
    const { name, sections } = chosen(tabs, tab ?? '', 'tab');
    return chosen([...sections], sections.some((one) => one.name === answer) ? answer : rest, `section of ${name}`)
      .name;
  }
  const all = tabs.flatMap(({ sections }) => sections);
  // Section numbers are relative to a tab, and none was given.
  return chosen(all, /^\d+$/.test(answer) ? `section ${answer}` : answer, 'section').name;
}

function checkTitle(root: string, title: string): void {
  if (title === '' || title.length > 90) throw new Error('A label has 1 to 90 characters.');
  if (/[.!]$/.test(title)) throw new Error('A label ends without a full stop.');
  if (/^[a-z]/.test(title)) throw new Error('A label begins with a capital.');
  checkWords(root, title);
}

function checkKey(root: string, key: string): void {
  if (!/^[a-z][a-z0-9_]*$/.test(key)) throw new Error(`A key is in snake_case, and "${key}" is not.`);
  if (key.length > 80) throw new Error('A key has at most 80 characters.');
  if (key in Object.prototype) throw new Error(`"${key}" is a name that every JavaScript object has. Choose another.`);
  const taken = fileOfKey(root, key);
  if (taken) throw new Error(`"${key}" is declared already, in ${taken}.`);
}

function checkDescription(root: string, description: string): void {
  if (description.length < 10 || description.length > 600) throw new Error('Help has 10 to 600 characters.');
  if (!description.endsWith('.')) throw new Error('Help is a sentence: it ends with a full stop.');
  checkWords(root, description);
}

/** Throws for words that the style guide refuses. */
function checkWords(root: string, text: string): void {
  const list = wordList(readFileSync(join(root, 'schemas/STYLE.md'), 'utf8'));
  const [found] = wordsInSchema('', `"title": ${JSON.stringify(text)}`, list);
  if (found) throw new Error(`It ${found.message}.`);
}

/** `Lunch break starts at` → `lunch_break_starts_at`. */
function keyFrom(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[\d_]+|_+$/g, '');
}

/** Asks for every missing answer. Throws when a given answer is invalid, or when input has ended. */
export async function completeAnswers(
  root: string,
  given: Partial<Answers>,
  terminal: Terminal | undefined,
): Promise<Answers> {
  const missing = required.filter((name) => given[name] === undefined);
  const valid = validAnswers(root, given);
  if (missing.length === 0) return valid as Answers;
  if (!terminal) throw new Error(`Say also: ${missing.map((name) => `--${name}=…`).join(' ')}`);
  return new Questions(root, terminal, valid).all();
}

class Questions {
  private readonly root: string;
  private readonly terminal: Terminal;
  private readonly answers: Partial<Answers>;

  constructor(root: string, terminal: Terminal, answers: Partial<Answers>) {
    this.root = root;
    this.terminal = terminal;
    this.answers = answers;
  }

  async all(): Promise<Answers> {
    const { answers } = this;
    answers.section ??= await this.section();
    answers.title ??= await this.answer('Its label, in a few plain words?', 'title');
    answers.key ??= await this.answer('Its key, as the API will call it?', 'key', keyFrom(answers.title));
    answers.kind ??= await this.answer(
      `What is it?\n${Object.entries(kinds)
        .map(([name, { title }]) => `  ${name.padEnd(10)} ${title}`)
        .join('\n')}\n  choice:a,b one of these choices`,
      'kind',
    );
    const { kind } = answers;
    answers.default ??= await this.answer('Its default? A dash for none.', 'default', defaultText(kind), (typed) => {
      const text = typed === '-' ? '' : typed;
      defaultOf(kind, text);
      return text;
    });
    answers.description ??= await this.answer('One sentence of help: what happens when it is changed?', 'description');
    return answers as Answers;
  }

  /** The tab, then the section in it; the full name of a section answers both. */
  private async section(): Promise<string> {
    const tabs = tabChoices(this.root);
    const read = (typed: string): string =>
      /[/›]/.test(typed) ? sectionNamed(this.root, typed) : chosen(tabs, typed, 'tab').name;
    const tab = await this.answer(`In which tab?\n${listed(tabs)}`, 'section', undefined, read);
    const sections = tabs.find(({ name }) => name === tab)?.sections;
    if (!sections) return tab;
    return this.answer(
      `In which section?\n${listed(sections)}`,
      'section',
      undefined,
      (typed) => chosen(sections, typed, 'section of this tab').name,
    );
  }

  /** Asks until the answer is valid. Enter accepts the suggestion. */
  private async answer(
    question: string,
    name: keyof Answers,
    suggested?: string,
    read = (typed: string): string => validAnswers(this.root, { [name]: typed })[name] ?? typed,
  ): Promise<string> {
    const more = suggested === undefined || suggested === '' ? '' : ` (Enter: ${suggested})`;
    for (;;) {
      const typed = await this.terminal.prompt(question + more);
      if (typed === undefined) throw new Error('Nothing was added.');
      try {
        return read(typed === '' && suggested !== undefined ? suggested : typed);
      } catch (error) {
        this.terminal.print(error instanceof Error ? error.message : String(error));
      }
    }
  }
}
