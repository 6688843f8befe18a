/** The five things that must be known about a new setting: taken from the command line, asked for when a person is there. */
import { createInterface } from 'node:readline/promises';
import { kinds } from './kinds.ts';

export interface Answers {
  section: string;
  key: string;
  kind: string;
  title: string;
  description: string;
}

const questions: Record<keyof Answers, (sections: readonly string[]) => string> = {
  section: (sections) => `In which section? (${sections.join(', ')})`,
  key: () => 'Its key, as the API will call it, for example office_lunch_from?',
  kind: () =>
    `What is it? (${Object.entries(kinds)
      .map(([name, { title }]) => `${name}: ${title}`)
      .join(' · ')} · choice:a,b,c)`,
  title: () => 'Its label, in a few plain words?',
  description: () => 'One sentence of help: what happens when it is changed?',
};

/** Asks on the terminal for whatever was not given. Throws when nobody is there to answer. */
export async function completeAnswers(given: Partial<Answers>, sections: readonly string[]): Promise<Answers> {
  const missing = (Object.keys(questions) as (keyof Answers)[]).filter((name) => given[name] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(`Say also: ${missing.map((name) => `--${name}=…`).join(' ')}`);
  const answers: Answers = { section: '', key: '', kind: '', title: '', description: '', ...given };
  if (missing.length === 0) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Line by line, because `question` drops what was pasted for the questions after it.
  const lines = terminal[Symbol.asyncIterator]();
  for (const name of missing) {
    process.stdout.write(`${questions[name](sections)}\n> `);
    const line: IteratorResult<string, unknown> = await lines.next();
    if (line.done) throw new Error('Nothing was added.');
    answers[name] = line.value.trim();
  }
  terminal.close();
  return answers;
}
