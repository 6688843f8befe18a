/** Exports the settings of the scope, for backup or for another environment. */

import { Button, FileInput, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { SettingsFile } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { placeQuery } from '../shared/setting-scopes.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { readSettingsFile } from './read-file.ts';
import styles from './transfer.module.css';

/** The contents of the file by kind of scope. */
const contents: Readonly<Record<ScopeRef['kind'], string>> = {
  platform: 'Platform defaults',
  provider: 'All settings of your company',
  branch: 'All settings of this branch',
  account: 'All settings of this account',
  user: 'All settings of this user',
};

function nameFor({ provider, environment, exported_at: at }: SettingsFile, { kind, id }: ScopeRef): string {
  const name = kind === 'platform' ? kind : provider.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const place = id === undefined ? '' : `-${kind}-${id}`;
  return `settings-${name}${place}-${environment}-${at.slice(0, 10)}.json`;
}

/** Downloads a file that was created in the browser. */
function download(file: SettingsFile, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function ExportCard({ selected }: { readonly selected: ScopeRef }): ReactNode {
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
      const aim = found ? { target_hash: found.file.hash, target_revision: found.file.revision } : {};
      const file = await call('export_settings', { query: { ...placeQuery(selected), ...aim } });
      download(file, nameFor(file, selected));
    } catch (failure) {
      setError(messageOf(failure) ?? 'Couldn’t export the settings. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title="Export">
      <div className={styles['stack']}>
        <Text size="sm">{contents[selected.kind]}, in one file. Secrets aren’t included.</Text>
        <FileInput
          label="For another environment (Optional)"
          description="Choose an export of the environment you will import into. The import is refused if its settings change in the meantime."
          placeholder="Choose a file"
          accept="application/json,.json"
          clearable
          clearButtonProps={{ 'aria-label': 'Remove file' }}
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
