/** `/roles/permissions`: the access of each role to each call, derived from the calls; one column per role. */
import { Box, Checkbox, SegmentedControl, Skeleton, TextInput, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import type { CallAccess, PermissionRecord, RoleRecord } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { allPages } from '#platform/web/client/read-list.ts';
import { DataTable, type CellOf, type TableLook } from '#platform/web/table/data-table.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import styles from './permissions-page.module.css';
import { usePermissions } from './role-calls.ts';
import { matching } from './permission-groups.ts';

type Line = { readonly key: string; readonly subject: string; readonly title: string } & Readonly<
  Record<string, unknown>
>;

function Allowed({ isAllowed }: { readonly isAllowed: boolean }): ReactNode {
  if (!isAllowed) return <VisuallyHidden data-refused>No</VisuallyHidden>;
  return (
    <>
      <IconCheck size="1rem" aria-hidden />
      <VisuallyHidden>Yes</VisuallyHidden>
    </>
  );
}

function lookOf(roles: readonly RoleRecord[], first: string): TableLook {
  const text = { format: 'text', align: 'left', sortable: false } as const;
  return {
    ...{ title: 'Permissions', key: 'key', empty: 'Nothing has these words.' },
    columns: [
      { ...text, field: 'subject', title: first },
      { ...text, field: 'title', title: 'What it allows' },
      ...roles.map(({ id, label }) => ({ ...text, field: `role_${id}`, title: label })),
    ],
  };
}

/** The roles that may make a call; everyone, where it requires no permission. */
function callLine(one: CallAccess): Line {
  const roles = Object.fromEntries(one.role_ids.map((id) => [`role_${id}`, true]));
  const everyone =
    one.access === 'public' ? ' (anyone)' : one.access === 'signed_in' ? ' (everyone who is logged in)' : '';
  return { ...roles, key: one.name, subject: `${one.method} ${one.path}`, title: `${one.title}${everyone}` };
}

function permissionLine(one: PermissionRecord, roles: readonly RoleRecord[]): Line {
  const held = roles.filter(({ permissions }) => permissions.includes(one.permission));
  const marks = Object.fromEntries(held.map(({ id }) => [`role_${id}`, true]));
  return { ...marks, key: one.permission, subject: one.group, title: one.title };
}

export default function PermissionsScreen(): ReactNode {
  const { data, error, retry } = usePermissions();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('permissions');
  const [isBrief, setBrief] = useState(false);
  const { data: all } = useQuery(
    {
      queryKey: [...entityKey('role_record'), 'all'],
      queryFn: async ({ signal }) => {
        const { count } = await call('read_roles', { query: { limit: 1 }, signal });
        return allPages(count, async (part) => (await call('read_roles', { query: part, signal })).roles);
      },
    },
    queryClient,
  );
  const roles = useMemo(() => all ?? [], [all]);
  const shown = useMemo(() => (isBrief ? roles.filter((role) => role.user_count > 0) : roles), [roles, isBrief]);
  const cells = useMemo(
    (): Readonly<Record<string, CellOf<Line>>> =>
      Object.fromEntries(
        shown.map(({ id }) => [`role_${id}`, (line: Line) => <Allowed isAllowed={line[`role_${id}`] === true} />]),
      ),
    [shown],
  );
  const words = search.toLowerCase();
  const lines = !data
    ? []
    : kind === 'permissions'
      ? matching(data.permissions, search).map((one) => permissionLine(one, roles))
      : data.calls.map(callLine).filter(({ subject, title }) => `${subject} ${title}`.toLowerCase().includes(words));
  return (
    <Page title="Permissions" description="What each role allows, and which calls of the API it opens." width="full">
      {error !== undefined && <Failure title="Couldn’t load the permissions" message={error} onRetry={retry} />}
      <SegmentedControl
        aria-label="What is shown"
        value={kind}
        onChange={setKind}
        data={[
          { value: 'permissions', label: 'Permissions' },
          { value: 'calls', label: 'API calls' },
        ]}
      />
      <TextInput
        mt="sm"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        placeholder="Find"
        aria-label="Find"
        maw="20rem"
      />
      <Checkbox
        my="sm"
        label="Only roles that someone has"
        checked={isBrief}
        onChange={(event) => setBrief(event.currentTarget.checked)}
      />
      {!data || !all ? (
        error === undefined && <Skeleton height="20rem" />
      ) : (
        <Box tabIndex={0} role="region" aria-label="Roles side by side" className={styles['matrix'] ?? ''}>
          <DataTable table={lookOf(shown, kind === 'calls' ? 'Call' : 'Subject')} rows={lines} cells={cells} />
        </Box>
      )}
    </Page>
  );
}
