/** The hub scanner over HTTP: the bays of the branch at which a device scans, and whether it checks its floor. */
import type { FastifyInstance } from 'fastify';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';

export function hubRoutes(app: FastifyInstance): void {
  const { database } = app.services;

  route(app, 'read_hub_bays', ({ query, session, providerId }) =>
    inTenant(database.app, providerId, async (tx) => {
      const { user } = session;
      if (!isStaff(user)) throw forbidden();
      const own = onlyBranchOf(user);
      const branchId = query.branch_id ?? own;
      if (own !== null && branchId !== own) throw unknownBranch();
      if (branchId !== null) await requireBranch(tx, branchId);
      const settings = await app.settings.decidingForBranch(tx, providerId, branchId);
      const { hub_scanner_bays: bays = [] } = settings;
      return {
        floor_check: settings.floor_check === true,
        bays: bays.map(({ code, destination_branches, service_levels }) => ({
          ...{ code, destination_branches, service_levels },
        })),
      };
    }),
  );
}

async function requireBranch(tx: Transaction, id: number): Promise<void> {
  const branch = await tx.selectFrom('branches').select('id').where('id', '=', id).executeTakeFirst();
  if (!branch) throw unknownBranch();
}

function unknownBranch(): ApiError {
  const message = 'There is no such branch';
  return new ApiError(404, 'unknown_branch', message, [{ field: 'branch_id', message }]);
}
