/** `npm run new-setting`: asks at most five questions, edits one schema file, and regenerates everything from it. */
import { parseArgs } from 'node:util';
import { addSetting } from './new-setting/add-setting.ts';
import { completeAnswers, type Answers } from './new-setting/answers.ts';
import { sectionFiles } from './new-setting/section-file.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { section: text, key: text, kind: text, title: text, description: text, root: text },
});
const { root = process.cwd(), ...given } = values;

try {
  const answers = await completeAnswers(given satisfies Partial<Answers>, [...sectionFiles(root).keys()]);
  const file = await addSetting(root, answers);
  console.log(`Added ${answers.key} to ${file} and generated everything from it.`);
  console.log('Refine it there: your editor knows every keyword. It is a draft until x-status is removed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
