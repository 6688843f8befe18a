/** Checks the folder of each schema file: that of its kind or, below it, that of its module. */
import { modules } from '#app/modules.ts';
import { didYouMean, type Problem } from '#engine/authoring/problems.ts';
import { kindOf, nameOf, type SourceFile } from '#engine/authoring/source.ts';
import { isVocabulary } from '#engine/authoring/vocabulary.ts';

/** `platform`: used by the platform itself. `shared`: used by several modules and owned by none. */
const groups: readonly string[] = [...modules, 'platform', 'shared'];

/** Maximum number of files in a folder that is not grouped by module. */
const most = 25;

/** Files of an unknown kind or module, with a name already used in the kind, or in a folder that is too full. */
export function checkFolders(files: readonly SourceFile[], kinds: readonly string[]): readonly Problem[] {
  const own = files.filter((file) => !isVocabulary(file));
  const strangers = own
    .filter((file) => !kinds.includes(kindOf(file)))
    .map((file) =>
      first(file, `no kind of schema: schemas/ holds ${kinds.join(', ')}. scripts/generate/kinds.ts lists them.`),
    );
  // Settings have a folder per tab; tabs and sections have invariants of their own.
  const grouped = own.filter((file) => kinds.includes(kindOf(file)) && kindOf(file) !== 'settings');
  return [...strangers, ...grouped.flatMap(misplaced), ...namedTwice(grouped), ...tooFull(grouped)];
}

function misplaced(file: SourceFile): readonly Problem[] {
  const [group, ...deeper] = file.path.split('/').slice(2, -1);
  if (group === undefined) return [];
  if (deeper.length > 0)
    return [first(file, `is too deep: schemas/${kindOf(file)}/${group}/ holds files, no folders.`)];
  if (groups.includes(group)) return [];
  return [
    first(
      file,
      `"${group}" is no module of src/app/modules.ts, nor platform or shared; move the file.${didYouMean(group, groups)}`,
    ),
  ];
}

function namedTwice(files: readonly SourceFile[]): readonly Problem[] {
  const seen = new Map<string, SourceFile>();
  return files.flatMap((file) => {
    const name = `${kindOf(file)}/${nameOf(file)}`;
    const other = seen.get(name);
    if (!other) seen.set(name, file);
    return other ? [first(file, `${other.path} has this name already; rename one of the two.`)] : [];
  });
}

function tooFull(files: readonly SourceFile[]): readonly Problem[] {
  const folders = new Map<string, SourceFile[]>();
  for (const file of files) {
    const folder = file.path.slice(0, file.path.lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, { [most]: further, length }]) =>
    further
      ? [
          first(
            further,
            `${folder} holds ${length} files, at most ${most} may; group them by module: schemas/${kindOf(further)}/<module>/.`,
          ),
        ]
      : [],
  );
}

function first({ path }: SourceFile, message: string): Problem {
  return { file: path, line: 1, message };
}
