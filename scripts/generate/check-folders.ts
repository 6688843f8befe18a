/** Where a schema file may lie: in the folder of its kind or, below that, in the folder of the module that it belongs to. */
import { modules } from '#app/modules.ts';
import { didYouMean, type Problem } from '#engine/authoring/problems.ts';
import { kindOf, nameOf, type SourceFile } from '#engine/authoring/source.ts';
import { isVocabulary } from '#engine/authoring/vocabulary.ts';

/** `platform`: what the platform itself uses. `shared`: what several modules speak of and none of them owns yet. */
const groups: readonly string[] = [...modules, 'platform', 'shared'];

/** More files than this in one folder are grouped by module. */
const most = 25;

/** Files of no kind, in a folder of no module, with a name that another of the kind has, or in a folder that is too full. */
export function checkFolders(files: readonly SourceFile[], kinds: readonly string[]): readonly Problem[] {
  const own = files.filter((file) => !isVocabulary(file));
  const strangers = own
    .filter((file) => !kinds.includes(kindOf(file)))
    .map((file) =>
      first(file, `no kind of schema: schemas/ holds ${kinds.join(', ')}. scripts/generate/kinds.ts lists them.`),
    );
  // Settings have folders of their own, one a tab; tabs and sections have their own invariants.
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
