/** Downloads what the provider sets, for keeping, or prepared for another environment. */

import { Button, FileInput, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { SettingsFile } from '#generated/types.ts';
import { call } from '#web/client/call.ts';
import { messageOf } from '#web/client/call-error.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { readSettingsFile } from './read-file.ts';
import styles from './transfer.module.css';

function nameFor({ provider, environment, exported_at: at }: SettingsFile): string {
  const name = provider.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `settings-${name}-${environment}-${at.slice(0, 10)}.json`;
}

/** Hands a file to the browser as if it had been a link. */
function download(file: SettingsFile): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = nameFor(file);
  link.click();
  URL.revokeObjectURL(address);
}

export function ExportCard(): ReactNode {
  const [target, setTarget] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setError(undefined);
    setWrong(undefined);
    const found = target && (await readSettingsFile(target));
    if (found && !found.ok) {
      setWrong(found.message);
      return;
    }
    setBusy(true);
    try {
      const query = found ? { target_hash: found.file.hash, target_revision: found.file.revision } : {};
      download(await call('export_settings', { query }));
    } catch (failure) {
      setError(messageOf(failure) ?? 'The settings could not be exported.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title="Export">
      <div className={styles['stack']}>
        <Text size="sm">
          Everything that is set for your company, in one file. Passwords and other secrets are never in it.
        </Text>
        <FileInput
          label="For another environment (Optional)"
          description="Choose an export of the place where the file will be imported. It is refused there if somebody changes those settings before."
          placeholder="Choose its export"
          accept="application/json,.json"
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the file' }}
          value={target}
          onChange={setTarget}
          error={wrong}
        />
        {error !== undefined && <Notice variant="error">{error}</Notice>}
        <div>
          <Button loading={busy} leftSection={<IconDownload size="1rem" aria-hidden />} onClick={() => void run()}>
            Download settings
          </Button>
        </div>
      </div>
    </Card>
  );
}
