/** `/settings/history`: the history of one setting or all; compares two revisions, and restores an earlier one. */

import { Anchor, Button, Select, Skeleton } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { startOfDay, wallClock, withOffset } from '#platform/domain/time.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { audit_source as sources } from '#generated/enums.ts';
import { useAddress } from '#platform/web/client/address/use-address.ts';
import { addressAt, mayChangeAll } from '../shared/setting-scopes.ts';
import { useSelectedScope } from '../shared/use-scope.ts';
import { crumbOf } from '../shared/places.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { SettingsPage } from '../shared/settings-page.tsx';
import { Comparison } from './comparison.tsx';
import styles from './history.module.css';
import { RevisionList } from './revision-list.tsx';
import { shownIn } from './place.ts';
import { RollbackDialog, type RollbackTarget } from './rollback-dialog.tsx';
import { useHistory } from './use-history.ts';

const catalogue: Catalogue = generated;

/** The default comparison: what has changed since this morning. */
function startOfToday(): Date {
  return startOfDay(wallClock(new Date()).date);
}

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className={styles['stack']}>
      <Later>
        {Array.from({ length: 4 }, (_, row) => (
          <Skeleton key={row} height="4.5rem" />
        ))}
      </Later>
    </div>
  );
}

export default function SettingsHistoryScreen(): ReactNode {
  const [query, changeQuery] = useAddress();
  const shown = useMemo(() => shownIn(query, catalogue), [query]);
  const { setting, source, from } = shown;
  const picking = useSelectedScope();
  const { selected } = picking;
  const history = useHistory(selected, setting?.key, source);
  const [target, setTarget] = useState<RollbackTarget>();
  const put = (changes: Readonly<Record<string, string | undefined>>): void => {
    changeQuery(
      (next) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const compare = (since: string): void => put({ from: since, to: 'now' });
  const { revisions = [], error } = history;
  return (
    <SettingsPage
      title={setting ? `History of ${setting.schema.title}` : 'Settings history'}
      description={
        setting
          ? crumbOf(catalogue, setting)
          : 'Who changed what, and when. Compare revisions, or restore an earlier one.'
      }
      setting={setting?.key}
      {...picking}
    >
      <div className={styles['stack']}>
        <div className={styles['filters']}>
          <Select
            label="Source"
            placeholder="Everywhere"
            clearable
            data={sources.map(({ const: value, title: label }) => ({ value, label }))}
            value={source ?? null}
            onChange={(next) => put({ source: next ?? undefined })}
          />
          <Button
            variant="default"
            leftSection={<IconArrowsDiff size="1rem" aria-hidden />}
            className={styles['compare']}
            aria-expanded={from !== undefined}
            onClick={() => compare(from ?? withOffset(startOfToday()))}
          >
            Compare revisions
          </Button>
        </div>
        {setting && (
          <Anchor component={Link} to={addressAt('/settings/history', selected)} size="sm">
            Show history of all settings
          </Anchor>
        )}
        {from !== undefined && (
          <Comparison
            catalogue={catalogue}
            selected={selected}
            shown={{ ...shown, from }}
            revisions={revisions}
            onRevisions={(before, after) => put({ from: before, to: after })}
            onClose={() => put({ from: undefined, to: undefined })}
          />
        )}
        {history.revisions === undefined && error === undefined && <Waiting />}
        {history.revisions?.length === 0 && (
          <Empty title="No changes yet">
            {source ? 'No changes from this source.' : 'Every save and what it changed will be listed here.'}
          </Empty>
        )}
        <RevisionList
          catalogue={catalogue}
          revisions={revisions}
          one={setting !== undefined}
          filtered={source !== undefined}
          onCompare={({ revision }) => compare(String(revision))}
          onUndo={
            mayChangeAll(selected)
              ? (revision, key) => setTarget({ selected, revision, setting: key, undo: true })
              : undefined
          }
          onRollback={
            mayChangeAll(selected) ? (revision) => setTarget({ selected, revision, setting: setting?.key }) : undefined
          }
        />
        {error !== undefined && <Failure title="Couldn’t load the history" message={error} onRetry={history.refresh} />}
        {history.next !== null && (
          <div>
            <Button variant="default" loading={history.loading} onClick={history.more}>
              Show older changes
            </Button>
          </div>
        )}
      </div>
      {target && (
        <RollbackDialog
          catalogue={catalogue}
          target={target}
          onCancel={() => setTarget(undefined)}
          onDone={() => {
            setTarget(undefined);
            history.refresh();
          }}
        />
      )}
    </SettingsPage>
  );
}
