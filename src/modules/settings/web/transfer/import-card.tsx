/** Imports a file: first shows what it would change, then applies exactly that. */

import { Button, Checkbox, FileInput, Loader, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { SettingsFile } from '#generated/types.ts';
import { provePassword } from '#platform/web/client/password.ts';
import { usePasswordProof } from '../shared/password-proof.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { relativeDate } from '#platform/web/ui/data/clock.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { countOf, DryRun } from './dry-run.tsx';
import styles from './transfer.module.css';
import { useImport } from './use-import.ts';

function originOf({ provider, environment, exported_at: at }: SettingsFile): string {
  return `From ${provider.name} (${environment}), exported ${relativeDate(new Date(at), new Date())}.`;
}

interface ImportCardProps {
  readonly catalogue: Catalogue;
  readonly selected: ScopeRef;
}

export function ImportCard({ catalogue, selected }: ImportCardProps): ReactNode {
  const [chosen, setChosen] = useState<File | null>(null);
  const [resetOthers, setResetOthers] = useState(false);
  const proof = usePasswordProof(catalogue, provePassword);
  const { file, answer, busy, error, choose, again, apply } = useImport(selected, proof.requestPassword);
  const done = answer?.applied === true;
  const count = answer?.changes.length ?? 0;
  const may = answer !== undefined && !done && count > 0 && answer.target.state !== 'moved' && error === undefined;
  return (
    <Card title="Import">
      <div className={styles['stack']}>
        <Text size="sm">Choose a file to preview its changes. Nothing is saved until you import.</Text>
        <FileInput
          label="Settings file"
          placeholder="Choose a file"
          accept="application/json,.json"
          clearable
          clearButtonProps={{ 'aria-label': 'Remove file' }}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            choose(next, resetOthers);
          }}
        />
        <Checkbox
          label="Reset settings not in the file"
          description="Makes these settings identical to the file. Secrets are kept."
          checked={resetOthers}
          disabled={done}
          onChange={(event) => {
            setResetOthers(event.currentTarget.checked);
            again(event.currentTarget.checked);
          }}
        />
        {file && (
          <Text size="sm" c="dimmed">
            {originOf(file)}
          </Text>
        )}
        {error !== undefined && (
          <Notice variant="error" title="Couldn’t import the file">
            {error}
            {file && (
              <div>
                <Button size="xs" mt="xs" variant="default" onClick={() => again(resetOthers)}>
                  Preview again
                </Button>
              </div>
            )}
          </Notice>
        )}
        {busy && <Loader size="sm" role="status" aria-label="Loading preview" />}
        {answer && <DryRun catalogue={catalogue} selected={selected} answer={answer} />}
        {may && (
          <div>
            <Button loading={busy} onClick={() => apply(resetOthers)}>
              Import {countOf(count)}
            </Button>
          </div>
        )}
        {proof.dialog}
      </div>
    </Card>
  );
}
