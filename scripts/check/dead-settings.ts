/** Finds settings that are declared but that nothing acts on: a report, because a feature may come after its settings. */
import { codeFile, filesUnder, readText } from './files.ts';

interface DeclaredSetting {
  key: string;
  file: string;
  /** 1-based. */
  line: number;
  /** Who acts on it when that is not code in this repository. */
  readBy: string | undefined;
}

export function declaredSettings(root: string): DeclaredSetting[] {
  return filesUnder(root, ['schemas/settings'], /\.json$/)
    .filter((file) => !file.endsWith('/tab.json'))
    .flatMap((file) => {
      const text = readText(root, file);
      const { properties = {} } = JSON.parse(text) as { properties?: Record<string, { 'x-read-by'?: string }> };
      const lines = text.split('\n');
      return Object.entries(properties).map(([key, schema]) => ({
        key,
        file,
        line: lines.findIndex((line) => line.trimStart().startsWith(`"${key}": {`)) + 1,
        readBy: schema['x-read-by'],
      }));
    });
}

/** Declared settings whose key no file of src/ contains and that name no outside reader, in file order. */
export function deadSettings(root: string): DeclaredSetting[] {
  const words = new Set(
    filesUnder(root, ['src'], codeFile).flatMap((file) => readText(root, file).match(/\w+/g) ?? []),
  );
  return declaredSettings(root).filter(({ key, readBy }) => readBy === undefined && !words.has(key));
}
