/** Downloads a file of bulk booking: the template, or lines of an uploaded file. */
import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { saveFile } from '#platform/web/ui/data/save-file.ts';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'size'> {
  readonly children: string;
  readonly fetch: () => Promise<Blob>;
  /** Of the file on the user's computer. */
  readonly name: string;
}

export function DownloadButton({ children, fetch, name, ...look }: DownloadButtonProps): ReactNode {
  const download = async (): Promise<void> => {
    try {
      saveFile(await fetch(), name);
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size="1rem" aria-hidden />}
      onClick={() => void download()}
      {...look}
    >
      {children}
    </Button>
  );
}
