/** Invariants of tabs: a folder, a name and a position each. */
import { textOf, type Pointer, type SourceFile } from '../source.ts';
import type { Problem } from '../problems.ts';

const tabFile = /^schemas\/settings\/([^/]+)\/tab\.json$/;

/** Whether a file defines a tab, rather than one of its sections. */
export function isTabFile(path: string): boolean {
  return tabFile.test(path);
}

export function tabInvariants(files: readonly SourceFile[]): readonly Problem[] {
  const tabs = files.filter(({ path }) => isTabFile(path));
  return tabs.flatMap((file) => {
    const id = textOf(file.json, 'id');
    const folder = tabFile.exec(file.path)?.[1] ?? '';
    const report = (pointer: Pointer, message: string): Problem[] => [
      { file: file.path, line: file.lineOf(pointer), message },
    ];
    const before = tabs.slice(0, tabs.indexOf(file));
    const twin = before.find(({ json }) => json['id'] === id);
    const neighbour = before.find(({ json }) => json['order'] === file.json['order']);
    return [
      ...(folder === id.replaceAll('_', '-')
        ? []
        : report(['id'], `the folder ${folder} belongs to the tab "${folder.replaceAll('-', '_')}".`)),
      ...(twin ? report(['id'], `"${id}" is already the tab of ${twin.path}.`) : []),
      ...(neighbour
        ? report(['order'], `the place ${JSON.stringify(file.json['order'])} is that of ${neighbour.path}.`)
        : []),
    ];
  });
}
