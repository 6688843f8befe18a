/** The change as a patch to download, with instructions for applying it. */

import { Button, Group } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { structuredPatch } from 'diff';
import { copyText } from '#platform/web/ui/data/copy-text.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import styles from './schemas.module.css';
import type { Edited } from './use-section.ts';

/** Number of context lines, as in git. */
const context = 3;

const noNewline = String.raw`\ No newline at end of file`;

/**
 * The change of one file as a patch for `git apply`; empty when nothing changed.
 *
 * @param before the current file; undefined for a new one
 */
export function patchText(path: string, before: string | undefined, after: string): string {
  if (before === after) return '';
  const { hunks } = structuredPatch(path, path, before ?? '', after, undefined, undefined, { context });
  const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`,
    ...lines.map((line) => (line.startsWith('\\') ? noNewline : line)),
  ]);
  const head =
    before === undefined
      ? [`diff --git a/${path} b/${path}`, 'new file mode 100644', '--- /dev/null', `+++ b/${path}`]
      : [`diff --git a/${path} b/${path}`, `--- a/${path}`, `+++ b/${path}`];
  return `${[...head, ...body].join('\n')}\n`;
}

/** For an empty range, the number of the line before it is used. */
function range(start: number, lines: number): string {
  return `${lines === 0 ? Math.max(0, start - 1) : start},${lines}`;
}

function nameOf(path: string): string {
  return `${path
    .replace(/^schemas\/settings\//, '')
    .replace(/\.json$/, '')
    .replaceAll('/', '-')}.patch`;
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/x-patch' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function kindOf(line: string): string | undefined {
  if (/^(?:diff|---|\+\+\+|new file) /.test(line)) return 'head';
  if (line.startsWith('@@')) return 'place';
  return line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : undefined;
}

export function PatchView({ edited: { file, text } }: { readonly edited: Edited }): ReactNode {
  const patch = useMemo(() => patchText(file.path, file.is_new ? undefined : file.text, text), [file, text]);
  if (patch === '') return <Empty title="No changes yet">Your edits are shown here as a patch.</Empty>;
  const name = nameOf(file.path);
  return (
    <>
      <Group gap="xs" mb="sm">
        <Button
          size="xs"
          leftSection={<IconDownload size="0.9rem" aria-hidden />}
          onClick={() => download(name, patch)}
        >
          Download patch
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size="0.9rem" aria-hidden />}
          onClick={() => copyText(patch)}
        >
          Copy patch
        </Button>
      </Group>
      <pre className={styles['patch']}>
        {patch
          .trimEnd()
          .split('\n')
          .map((line, at) => (
            <span key={at} data-kind={kindOf(line)}>{`${line}\n`}</span>
          ))}
      </pre>
      <p className={styles['soft']}>
        Run these commands in the project&rsquo;s folder, review the changes and open a pull request:
      </p>
      <pre className={styles['commands']}>{`git apply ${name}\nnpm run format && npm run generate\nnpm run check`}</pre>
    </>
  );
}
