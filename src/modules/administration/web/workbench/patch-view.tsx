/** The change as a patch to download, with instructions for applying it. */

import { Button, Group } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { copyText } from '#platform/web/ui/data/copy-text.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { patchText } from './patch-text.ts';
import styles from './schemas.module.css';
import type { Edited } from './use-section.ts';

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
        In the project&rsquo;s folder, then look at what it makes and open a pull request:
      </p>
      <pre className={styles['commands']}>{`git apply ${name}\nnpm run format && npm run generate\nnpm run check`}</pre>
    </>
  );
}
