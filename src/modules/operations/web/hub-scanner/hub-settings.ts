/** The query for how a hub scans: its own settings, which may differ from those of the user's branch. */
import { call } from '#platform/web/client/call.ts';
import { entityKey } from '#platform/web/client/query-client.ts';

/** They change rarely. */
const keptMs = 60_000;

/** Without a hub, those of the provider. */
export const hubSettings = (hubId: number | undefined) => ({
  queryKey: [...entityKey('hub_bays'), hubId],
  queryFn: () => call('read_hub_bays', { query: hubId === undefined ? {} : { branch_id: hubId } }),
  staleTime: keptMs,
});
