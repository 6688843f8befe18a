/** The tariff over HTTP, for staff who set prices: read completely, changed one part at a time. */
import type { FastifyInstance } from 'fastify';
import type { ChangeTariffBody, RateRevision, ReadTariffAnswer200, Tariff } from '#generated/types.ts';
import { findAccountNames } from '#modules/accounts/server/services/accounts.ts';
import { findPlacedBranches, findZones } from '#modules/geography/server/services/zones.ts';
import { lockZoneUses } from '#modules/geography/server/services/zone-uses.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { wallClock } from '#platform/domain/time.ts';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, conflict, forbidden, requireBase } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { withChange, type Refusal, type TariffChange } from '../domain/change-tariff.ts';
import { addedProblems, type TariffProblem } from '../domain/compile/tariff-problems.ts';
import { levelUse } from '../domain/level-use.ts';
import { partProblems } from '../domain/part-problems.ts';
import { starterTariff } from '../domain/starter-tariff.ts';
import { unpricedZones } from '../domain/unpriced-zones.ts';
import { addTariff, findTariffRevision, readTariff, type StoredTariff } from './repository.ts';

export function tariffRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  route(app, 'read_tariff', ({ providerId, session }) => {
    // It holds the contract rates of every account.
    if (onlyAccountOf(session.user) !== null) throw forbidden('Rates are for staff who see every account');
    return inTenant(database.app, providerId, newest);
  });

  route(app, 'change_tariff', ({ body, providerId, session, request }) =>
    inTenant(database.app, providerId, async (tx) => {
      await lockZoneUses(tx, providerId);
      const revision = await findTariffRevision(tx);
      if (revision !== undefined) requireBase(body.base_revision, revision, 'the rates');
      const stored = revision === undefined ? undefined : await readTariff(tx, revision);
      refuseProblems([...partProblems(body), ...(stored ? removalProblems(body, stored) : [])]);
      const change = stored ? withChange(stored, body) : firstTariff(body, wallClock(clock()).date);
      if (typeof change === 'string') throw refused(change);
      const { changed, part, from, to } = change;
      const zones = await findZones(tx);
      const branches = await findPlacedBranches(tx);
      if (stored) {
        requireUsable({ ...changed, zones, branches }, { ...stored, zones, branches });
        await requireAccounts(tx, changed, stored);
      }
      const next = (revision ?? 0) + 1;
      const isAdded = await addTariff(tx, providerId, {
        ...{ revision: next, document: changed, created_by: session.user.id, created_at: clock() },
      });
      if (!isAdded) throw conflict('the rates');
      const audit = { providerId, type: 'tariff', at: clock() } as const;
      await writeAuditEvents(tx, audit, authorOf(session, request), [{ object_id: part, from, to }]);
      emit(tx, 'tariff_changed', { revision: next });
      return answer(tx, next, changed);
    }),
  );
}

async function newest(tx: Transaction): Promise<ReadTariffAnswer200> {
  const revision = await findTariffRevision(tx);
  if (revision === undefined) return { revision: 0 };
  return answer(tx, revision, await readTariff(tx, revision));
}

async function answer(tx: Transaction, revision: number, stored: StoredTariff): Promise<ReadTariffAnswer200> {
  const zones = (await findZones(tx)).map(({ polygons: _outlines, ...zone }) => zone);
  const accounts = await findAccountNames(tx, [...mentionedAccounts(stored)]);
  return { revision, tariff: { ...stored, zones, branches: await findPlacedBranches(tx) }, accounts };
}

/** A tariff begins with its terms, and the starter rates. Throws `unknown_tariff` for any other part. */
function firstTariff({ terms }: ChangeTariffBody, today: string): TariffChange<StoredTariff> {
  if (!terms) throw new ApiError(404, 'unknown_tariff', 'There is no tariff yet. Set up rates first');
  return { changed: starterTariff(today, terms), part: 'terms', from: null, to: terms };
}

const missingParts = {
  unknown_part: 'part of the rates',
  unknown_rate_group: 'rate group',
  unknown_price_list: 'price list',
} as const;

function refused(refusal: Refusal): ApiError {
  if (refusal === 'nothing_to_change') return new ApiError(422, refusal, 'Send the part that is to be changed');
  return new ApiError(
    404,
    refusal,
    `This ${missingParts[refusal]} no longer exists. Reload the page to see the current rates`,
  );
}

/** Throws `invalid_tariff` with new problems of the change; existing ones do not block it. */
function requireUsable(changed: Tariff, before: Tariff): void {
  refuseProblems([
    ...addedProblems(changed, before),
    ...unpublishedProblems(changed, before),
    ...coverageProblems(changed, before),
  ]);
}

/** The last published price list stays. */
function unpublishedProblems(changed: Tariff, before: Tariff): readonly TariffProblem[] {
  const hasPublished = ({ revisions }: Tariff): boolean => revisions.some(({ is_draft: isDraft }) => isDraft !== true);
  if (hasPublished(changed) || !hasPublished(before)) return [];
  return [{ field: 'is_draft', message: 'This is the only published price list: without it nothing has a price.' }];
}

/** A service level that rates are for can’t be removed. */
function removalProblems(
  { remove_service_level: id }: ChangeTariffBody,
  stored: StoredTariff,
): readonly TariffProblem[] {
  const user = id === undefined ? undefined : levelUse(stored, id);
  if (user === undefined) return [];
  return [
    {
      field: 'remove_service_level',
      message: `${user} still has rates or charges for this service level. Remove them first.`,
    },
  ];
}

/** Zones that a published price list would newly leave without any price. */
function coverageProblems(changed: Tariff, before: Tariff): readonly TariffProblem[] {
  const kept = new Set(before.revisions);
  const lists = changed.revisions.filter((list) => !kept.has(list));
  const missing = (of: readonly RateRevision[]): readonly (readonly [key: string, problem: TariffProblem])[] =>
    of
      .filter(({ is_draft: isDraft }) => isDraft !== true)
      .flatMap((list) =>
        unpricedZones(changed.zones, list).map(({ id, name }) => [
          `${list.id}:${id}`,
          { field: 'rates', message: `No rate leads to or from ${name}. Add one, or one that says no rate.` },
        ]),
      );
  const known = new Set(missing(before.revisions).map(([key]) => key));
  return missing(lists).flatMap(([key, problem]) => (known.has(key) ? [] : [problem]));
}

/** Throws `invalid_tariff` for accounts in the change that the tenant does not have. */
async function requireAccounts(tx: Transaction, changed: StoredTariff, before: StoredTariff): Promise<void> {
  const known = mentionedAccounts(before);
  const added = [...mentionedAccounts(changed)].filter((id) => !known.has(id));
  const found = new Set((await findAccountNames(tx, added)).map(({ id }) => id));
  const unknown = added.filter((id) => !found.has(id));
  refuseProblems(unknown.map((id) => ({ field: 'account_ids', message: `There is no account ${id}.` })));
}

function mentionedAccounts({ revisions }: StoredTariff): ReadonlySet<number> {
  const parts = revisions.flatMap((list) => [
    ...list.groups,
    ...list.rate_adjustments,
    ...list.time_based_rate_adjustments,
  ]);
  return new Set(parts.flatMap(({ account_ids: ids = [] }) => ids));
}

const parts = ['revisions', 'groups', 'rates', 'service_levels', 'fuel_levies', 'surcharges'].join('|');
const throughParts = new RegExp(String.raw`^(?:(?:${parts}|(?:time_based_)?rate_adjustments)\[\d+\]\.)+`);

/** A form shows one part: `revisions[0].groups[1].rates[7].steps[2].up_to_kg` is its field `steps.2.up_to_kg`. */
function fieldOfPart(path: string): string {
  return path.replace(throughParts, '').replaceAll(/\[(\d+)\]/g, '.$1');
}

function refuseProblems(problems: readonly TariffProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const errors = problems.map(({ field, message }) => ({ field: fieldOfPart(field), message, code: 'invalid' }));
  throw new ApiError(422, 'invalid_tariff', first.message, errors);
}
