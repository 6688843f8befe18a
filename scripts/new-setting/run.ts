/** Asks for the properties of a new setting, edits one schema file, and runs the generator. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addSetting } from './add-setting.ts';
import { completeAnswers, type Answers, type Terminal } from './answers.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { section: text, title: text, key: text, kind: text, default: text, description: text, root: text },
});
const { root = process.cwd(), ...given } = values;

function terminal(): Terminal {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Line by line, because `question` drops pasted lines meant for later questions.
  const typed = lines[Symbol.asyncIterator]();
  return {
    print: (line) => console.log(line),
    prompt: async (question) => {
      process.stdout.write(`${question}\n> `);
      const line: IteratorResult<string, unknown> = await typed.next();
      return line.done ? undefined : line.value.trim();
    },
    close: () => lines.close(),
  };
}

const at = process.stdin.isTTY ? terminal() : undefined;
try {
  const answers = await completeAnswers(root, given satisfies Partial<Answers>, at);
  const file = await addSetting(root, answers);
  console.log(`Added ${answers.key} to ${file} and generated everything from it.`);
  console.log(`It is a draft: it works and is marked in the form, and may still change in every way. Once it is released its key
and type stay. Refine it in the file, where your editor knows every keyword; remove "x-status" when it is final.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  at?.close();
}
