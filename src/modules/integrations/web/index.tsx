/** `/integrations` is the list of rules, `/integrations/12` and `/integrations/new` the editor of a rule. */
import { Button, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { useRecords } from '#platform/web/client/records.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { RuleListView } from './rule-list.tsx';
import { useRules } from './use-rules.ts';

export default function IntegrationsScreen(): ReactNode {
  const { rule: id } = useParams();
  const { loading, retry, change } = useRules();
  const general = useGeneralData();
  // Without the names, branches are shown by id.
  const known = general.data !== null || general.error !== null;
  // Without the list of accounts, codes are typed.
  const { named, settled } = useRecords(id !== undefined);
  if (loading.kind === 'error')
    return (
      <Page title="Integration rules">
        <Failure title="Couldn’t load the rules" message={loading.message} onRetry={retry} />
      </Page>
    );
  if (loading.kind === 'loading' || !known || !settled)
    return (
      <Page title="Integration rules" width={id === undefined ? 'full' : 'form'}>
        <Later>
          <Stack gap="sm" aria-hidden>
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} height={44} />
            ))}
          </Stack>
        </Later>
      </Page>
    );
  const { list } = loading;
  const branches = general.data?.branches ?? [];
  if (id === undefined) return <RuleListView list={list} branches={branches} change={change} />;
  const rule = list.rules.find((one) => String(one.id) === id);
  if (!rule && id !== 'new') return <UnknownRule />;
  return <RuleEditor key={id} rule={rule} types={list.types} branches={branches} records={named} />;
}

/** Shown for an unknown or deleted rule. */
function UnknownRule(): ReactNode {
  return (
    <Page title="Integration rule">
      <Empty
        icon={<IconPlugConnectedX size={40} stroke={1.5} />}
        title="Rule not found"
        action={
          <Button component={Link} to="/integrations">
            All integration rules
          </Button>
        }
      >
        It was deleted, or the link is wrong.
      </Empty>
    </Page>
  );
}
