/** Sends drivers push notifications about new jobs, grouped, within the configured hours (F324). */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import webPush from 'web-push';
import type { Address, ShipmentLeg } from '#generated/types.ts';
import { legRules } from '#modules/shipments/domain/driver-jobs.ts';
import { statusOf } from '#modules/shipments/domain/status.ts';
import { enqueueJob, queueOf } from '#platform/server/db/enqueue.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { nextActive, noticeOf, type NewJob } from '../../domain/push.ts';
import { readKeys, type PushKeys } from './keys.ts';

const name = 'send_push';

/** Time to collect jobs that are assigned together, in milliseconds. */
const gatherMs = 2_000;

/** How long push services keep a notification for a device that is offline, in seconds. */
const lifeSeconds = 4 * 3600;

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly driver_id: number };
}

/** Does nothing for a driver without a subscribed device. */
export async function announceJob(
  tx: Transaction,
  job: {
    readonly providerId: number;
    readonly driverId: number;
    readonly shipmentId: number;
    readonly leg: ShipmentLeg;
  },
  now: Date,
): Promise<void> {
  const { providerId: provider_id, driverId: user_id, shipmentId: shipment_id, leg } = job;
  if ((await devicesOf(tx, user_id)).length === 0) return;
  await tx
    .insertInto('push_jobs')
    .values({ provider_id, user_id, shipment_id, leg })
    .onConflict((row) => row.doNothing())
    .execute();
  await schedule(tx, user_id, new Date(now.getTime() + gatherMs));
}

function schedule(tx: Transaction, driverId: number, runAt: Date): Promise<number> {
  const queue = queueOf('push', driverId);
  return enqueueJob(tx, name, { driver_id: driverId }, { jobKey: `push-${driverId}`, runAt, maxAttempts: 5, queue });
}

/** Sending again after a failure is harmless: notifications of new jobs replace each other on the device. */
export function sendPush(app: FastifyInstance): Job {
  const { keys, clock, outbound, config } = app.services;
  return {
    name,
    lane: 'messages',
    async run(worker, payload) {
      const { provider_id: providerId, data } = payload as Payload;
      const driverId = data.driver_id;
      const found = await inTenant(worker, providerId, (tx) => gather(tx, driverId));
      const pair = await inTenant(worker, providerId, (tx) => readKeys(tx, keys, providerId));
      if (!found || !pair) return;
      const { devices, jobs, branchId } = found;
      const settings = await inTenant(worker, providerId, (tx) =>
        app.settings.decidingForBranch(tx, providerId, branchId),
      );
      const opens = nextActive(clock(), settings);
      if (opens > clock()) {
        await inTenant(worker, providerId, (tx) => schedule(tx, driverId, opens));
        return;
      }
      const open = jobs.filter(({ isOpen }) => isOpen);
      const gone: string[] = [];
      let failed: Error | undefined;
      for (const device of open.length > 0 ? devices : []) {
        try {
          const subject = `mailto:${settings.support_email_address ?? addressIn(config.mailFrom)}`;
          const request = requestFor(device, pair, subject, JSON.stringify(noticeOf(open)));
          const { status } = await outbound.request(new URL(request.endpoint), request);
          if (status === 429 || status >= 500) failed = new Error(`The push service answered ${status}`);
          // Expired or refused permanently: the browser subscribes again when it is next opened.
          else if (status >= 400) gone.push(device.endpoint);
        } catch (error) {
          // A forbidden address will never work, and must not cause a retry for the other devices.
          if (error instanceof OutboundError && error.kind === 'forbidden') gone.push(device.endpoint);
          else failed = error instanceof Error ? error : new Error(String(error));
        }
      }
      await inTenant(worker, providerId, async (tx) => {
        if (gone.length > 0) await tx.deleteFrom('push_subscriptions').where('endpoint', '=', anyOf(gone)).execute();
        if (!failed) await clearPending(tx, driverId, jobs);
      });
      if (failed) throw failed;
    },
  };
}

interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The `mailto:` contact for push services. */
function addressIn(from: string): string {
  return /<(.+)>/.exec(from)?.[1] ?? from;
}

function requestFor({ endpoint, p256dh, auth }: Device, pair: PushKeys, subject: string, payload: string) {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...pair },
    TTL: lifeSeconds,
    urgency: 'high',
    topic: 'new-jobs',
  });
  return { endpoint, method: 'POST' as const, headers, ...(body && { body }) };
}

type NotifiedJob = NewJob & { readonly shipment_id: number; readonly isOpen: boolean };

/** Undefined when there is nothing to send, or no device any more. */
async function gather(tx: Transaction, driverId: number) {
  const devices = await devicesOf(tx, driverId);
  const rows = await tx
    .selectFrom('push_jobs as p')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'p.provider_id').onRef('s.id', '=', 'p.shipment_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.provider_id', '=', 'p.provider_id').onRef('u.id', '=', 'p.user_id'),
    )
    .where('p.user_id', '=', driverId)
    .select(['p.leg', 's.id', 's.status', 's.tracking_reference', 's.collection_agent_id', 's.delivery_agent_id'])
    .select(['s.collection_address', 's.delivery_address', 's.collection_before', 's.delivery_before', 'u.branch_id'])
    .orderBy('s.id')
    .execute();
  const [first] = rows;
  if (!first || devices.length === 0) return undefined;
  const jobs = rows.map((row): NotifiedJob => {
    const { leg } = row;
    const { local_area = '', city = '' } = row[`${leg}_address`] as Partial<Address>;
    return {
      ...{ leg, tracking_reference: row.tracking_reference, before: row[`${leg}_before`], shipment_id: row.id },
      place: [local_area, city].filter((part) => part !== '').join(', '),
      // Removed again, or done meanwhile.
      isOpen: row[`${leg}_agent_id`] === driverId && legRules[leg].open.includes(statusOf(row)),
    };
  });
  return { devices, jobs, branchId: first.branch_id };
}

/** The browsers with a valid session. */
function devicesOf(tx: Transaction, userId: number): Promise<Device[]> {
  return tx
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.provider_id', '=', 'p.provider_id').onRef('s.token_hash', '=', 'p.token_hash'),
    )
    .where('p.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .select(['p.endpoint', 'p.p256dh', 'p.auth'])
    .execute();
}

async function clearPending(tx: Transaction, driverId: number, jobs: readonly NotifiedJob[]): Promise<void> {
  for (const { shipment_id, leg } of jobs)
    await tx
      .deleteFrom('push_jobs')
      .where((row) => row.and({ user_id: driverId, shipment_id, leg }))
      .execute();
}
