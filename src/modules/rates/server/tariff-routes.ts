/** The tariff over HTTP, for staff who set prices: read as a whole, changed one rate or service level at a time. */
import type { FastifyInstance } from 'fastify';
import type { ChangeTariffBody, ReadTariffAnswer200 } from '#generated/types.ts';
import { findPlacedBranches, findZones } from '#modules/geography/server/services/zones.ts';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, futureBase } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { rateKey, withRate, withServiceLevel, type TariffChange } from '../domain/change-tariff.ts';
import { tariffProblems } from '../domain/compile/tariff-problems.ts';
import { addTariff, findTariffRevision, readTariff, type StoredTariff } from './repository.ts';

export function tariffRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  route(app, 'read_tariff', ({ providerId }) => inTenant(database.app, providerId, answer));

  route(app, 'change_tariff', ({ body, providerId, session, request }) =>
    inTenant(database.app, providerId, async (tx) => {
      const revision = await findTariffRevision(tx);
      if (revision === undefined) throw new ApiError(404, 'unknown_tariff', 'There is no tariff yet');
      requireBase(body.base_revision, revision);
      const stored = await readTariff(tx, revision);
      const { changed, from, to } = changeOf(stored, body);
      const zones = await findZones(tx);
      const branches = await findPlacedBranches(tx);
      requireUsable({ ...changed, zones, branches }, { ...stored, zones, branches });
      const isAdded = await addTariff(tx, providerId, {
        ...{ revision: revision + 1, document: changed, created_by: session.user.id, created_at: clock() },
      });
      if (!isAdded) throw conflict();
      const audit = { providerId, type: 'tariff', at: clock() } as const;
      await writeAuditEvents(tx, audit, authorOf(session, request), [{ object_id: objectOf(body), from, to }]);
      emit(tx, 'tariff_changed', { revision: revision + 1 });
      return answer(tx);
    }),
  );
}

async function answer(tx: Transaction): Promise<ReadTariffAnswer200> {
  const revision = await findTariffRevision(tx);
  if (revision === undefined) return { revision: 0 };
  const stored = await readTariff(tx, revision);
  const zones = (await findZones(tx)).map(({ polygons: _outlines, ...zone }) => zone);
  return { revision, tariff: { ...stored, zones, branches: await findPlacedBranches(tx) } };
}

/** Throws `conflict` for a tariff that somebody else changed meanwhile. */
function requireBase(base: number | undefined, revision: number): void {
  if (base === undefined || base === revision) return;
  throw base > revision ? futureBase() : conflict();
}

function conflict(): ApiError {
  return new ApiError(409, 'conflict', 'Someone else changed the rates meanwhile. Look at them again');
}

/** Throws `nothing_to_change` and `unknown_rate_group`. */
function changeOf(stored: StoredTariff, { service_level: level, rate }: ChangeTariffBody): TariffChange<StoredTariff> {
  if (level) return withServiceLevel(stored, level);
  if (!rate) throw new ApiError(422, 'nothing_to_change', 'Send a service level or a rate');
  const change = withRate(stored, rate);
  if (!change) throw new ApiError(404, 'unknown_rate_group', 'There is no such rate group');
  return change;
}

/** Throws `invalid_tariff` with the problems that the change brings; what was wrong before is not its fault. */
function requireUsable(changed: Parameters<typeof tariffProblems>[0], before: typeof changed): void {
  const known = new Set(tariffProblems(before).map(({ message }) => message));
  const problems = tariffProblems(changed).filter(({ message }) => !known.has(message));
  const [first] = problems;
  if (!first) return;
  // The form shows one rate or service level: the last name of the path is its field.
  const errors = problems.map(({ field, message }) => ({
    field: field.split('.').at(-1) ?? field,
    message,
    code: 'invalid',
  }));
  throw new ApiError(422, 'invalid_tariff', first.message, errors);
}

function objectOf({ service_level: level, rate }: ChangeTariffBody): string {
  return level ? `service_level:${level.id}` : `rate:${rate?.rate_group_id}:${rate ? rateKey(rate.rate) : ''}`;
}
