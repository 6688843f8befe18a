/** Every file opens with one sentence that says what it is for. */
import { codeFile, codeFolders, filesUnder, readText } from './files.ts';
import type { Finding } from './finding.ts';

const opening = /^(?:#![^\n]*\n)?\s*(?:\/\*\*?([\s\S]*?)\*\/|((?:(?:\/\/|--)[^\n]*\n)+))/;

export function checkOpenings(root: string): Finding[] {
  return filesUnder(root, [...codeFolders, 'vite.config.ts'], codeFile).flatMap((file) => {
    // The styles of a component belong to the component file.
    if (file.endsWith('.module.css')) return [];
    const fault = openingFault(readText(root, file));
    return fault ? [{ file, line: 1, message: fault }] : [];
  });
}

/** What is wrong with the opening of a file; undefined when it is fine. */
export function openingFault(text: string): string | undefined {
  const comment = opening.exec(`${text}\n`);
  const sentence = (comment?.[1] ?? comment?.[2])?.replaceAll(/(^|\n)\s*(\*|\/\/|--)?\s*/g, ' ').trim();
  if (sentence === undefined) return 'does not open with a comment: say in one sentence why the file exists';
  if (sentence.split(/\s+/).length < 4) return `opens with “${sentence}”: say in one sentence why the file exists`;
  if (!/[.:!?](\s|$)/.test(sentence)) return 'opens with a comment that is no sentence (it has no full stop)';
  return undefined;
}
