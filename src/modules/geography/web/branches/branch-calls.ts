/** The calls of the list of branches, and their messages. */
import { useQuery } from '@tanstack/react-query';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { BranchRecord, BranchRecordRequest, ReadBranchUseAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

/** The editable fields of a branch. */
export const branchFields = ['code', 'name', 'phone_number', 'email', 'address', 'trading_hours'] as const;

function branchesChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('branch_record') });
}

/** Adds a branch, or changes the given one; emptied fields are removed. Throws the server's refusal. */
export async function saveBranch(value: JsonObject, before: BranchRecord | undefined): Promise<void> {
  const body = Object.fromEntries(
    branchFields.flatMap((name): [string, unknown][] => {
      if (value[name] !== undefined) return [[name, value[name]]];
      return before?.[name] === undefined ? [] : [[name, null]];
    }),
  ) as BranchRecordRequest;
  if (before)
    await call('update_branch', { params: { id: before.id }, body: { ...body, base_revision: before.revision } });
  else await call('create_branch', { body, idempotencyKey: crypto.randomUUID() });
  await branchesChanged();
  showToast('success', before ? 'Branch saved' : 'Branch added');
}

export async function retireBranch({ id, name, revision }: BranchRecord, is_retired: boolean): Promise<void> {
  try {
    await call('update_branch', { params: { id }, body: { is_retired, base_revision: revision } });
    showToast('success', is_retired ? `${name} is retired` : `${name} is open again`);
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t change the branch. Try again.', false);
  }
  await branchesChanged();
}

/** The current uses of the branch. */
export function useBranchUse(id: number): ReadBranchUseAnswer200 | undefined {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('branch_record'), 'use', id],
      queryFn: ({ signal }) => call('read_branch_use', { params: { id }, query: {}, signal }),
    },
    queryClient,
  );
  return data;
}
