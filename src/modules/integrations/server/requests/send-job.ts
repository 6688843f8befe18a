/** Sends one request of the log and stores the result in its row; no transaction is open meanwhile. */
import type { FastifyInstance } from 'fastify';
import type { Header } from '../../domain/request.ts';
import type { Happened } from '../../domain/triggered.ts';
import { UnreadableSecret } from '#platform/server/db/secrets.ts';
import { enqueueJob, queueOf } from '#platform/server/db/enqueue.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { keepOutcome } from '#platform/server/jobs/keep-outcome.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import type { OutboundAnswer } from '#platform/server/outbound/outbound.ts';
import { offeredFor } from '../offered.ts';
import { prepareRequest, type Prepared } from './prepare.ts';
import { findPending, storeOutcome, type Outcome } from './repository.ts';

const sendRequestJob = 'send_integration_request';

/** With the queue's growing pauses about 16 hours: a system that is down overnight still gets its requests. */
const maxAttempts = 12;

/** In the transaction that inserted the request, or sends it again: an attempt that waits is replaced. */
export async function enqueueRequest(tx: Transaction, id: number, url: string): Promise<void> {
  const system = URL.canParse(url) ? new URL(url).host : url;
  const options = { maxAttempts, jobKey: `integration_request:${id}`, queue: queueOf(system, id) };
  await enqueueJob(tx, sendRequestJob, { request_id: id }, options);
}

/** Maximum number of characters of a response that are stored. */
const maxRequests = 10_000;

type Headers = Readonly<Record<string, string>>;

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly request_id: number };
}

export function sendIntegrationRequest(app: FastifyInstance): Job {
  const { keys, outbound, clock } = app.services;
  const send = ({ method, url, body }: Prepared, headers: Headers): Promise<OutboundAnswer> =>
    outbound.request(new URL(url), { method: method as 'POST' | 'PUT', headers, body });
  return {
    name: sendRequestJob,
    lane: 'requests',
    async run(worker, payload, { job }) {
      const { provider_id: providerId, data } = payload as Payload;
      const found = await inTenant(worker, providerId, async (tx) => {
        const row = await findPending(tx, data.request_id);
        if (!row) return undefined;
        const { rule_id: ruleId, shipment_id: shipmentId, happened } = row;
        const input = { ruleId: ruleId ?? 0, shipmentId, happened: happened as Happened };
        const prepared = await prepareRequest(tx, providerId, input);
        const attempt = { id: `${providerId}-${row.id}`, at: clock() };
        const offered = prepared ? await offeredFor(tx, app.settings, providerId, prepared.accountId) : [];
        return { row, prepared, offered, attempt, headers: await prepared?.headers(keys, attempt).catch(unreadable) };
      });
      if (!found) return;
      const { row, prepared, offered, attempt, headers } = found;
      const store = (outcome: Outcome) =>
        keepOutcome(() =>
          inTenant(worker, providerId, (tx) => storeOutcome(tx, row.id, { ...outcome, attempts: row.attempts + 1 })),
        );
      if (!prepared || !headers || typeof headers === 'string') {
        const problem = typeof headers === 'string' ? headers : 'The rule was deleted.';
        return store({ status: 'failed', problem, finished_at: new Date() });
      }
      if (!prepared.isEnabled)
        return store({ status: 'failed', problem: 'The rule was turned off.', finished_at: new Date() });
      if (!offered.includes(prepared.system))
        return store({
          status: 'failed',
          problem: 'The system was turned off in the settings.',
          finished_at: new Date(),
        });
      const delivery = { name: 'x-delivery-id', value: attempt.id };
      const asSent = {
        ...{ method: prepared.method, url: prepared.url, request_body: prepared.body },
        request_headers: JSON.stringify([...prepared.shown, delivery, ...shownStandard(headers)]),
      };
      const isLast = job.attempts >= job.max_attempts;
      let answer: OutboundAnswer;
      try {
        answer = await send(prepared, { ...headers, [delivery.name]: delivery.value });
      } catch (error) {
        const isOver = isLast || (error instanceof OutboundError && error.kind === 'forbidden');
        const problem = error instanceof Error ? error.message.slice(0, 600) : String(error);
        const status = isOver ? 'failed' : 'pending';
        // What an earlier attempt was answered is no answer to this one.
        const unanswered = { status_code: null, response_body: null };
        await store({ ...asSent, ...unanswered, status, problem, finished_at: isOver ? new Date() : null });
        if (!isOver) throw error;
        return;
      }
      const { status, text } = answer;
      const isFine = status >= 200 && status < 300;
      const isOver = isFine || !isTemporary(status) || isLast;
      await store({
        ...{ ...asSent, status: isFine ? 'success' : isOver ? 'failed' : 'pending', status_code: status },
        ...{ response_body: text.slice(0, maxRequests), problem: isFine ? null : `The system answered ${status}.` },
        finished_at: isOver ? new Date() : null,
      });
      // Thrown only so that the queue tries again.
      if (!isOver) throw new Error(`The system answered ${status}.`);
    },
    async giveUp(worker, payload) {
      const { provider_id: providerId, data } = payload as Payload;
      const problem = 'Sending was interrupted too many times.';
      await inTenant(worker, providerId, async (tx) => {
        const row = await findPending(tx, data.request_id);
        if (row) await storeOutcome(tx, row.id, { status: 'failed', problem, finished_at: clock() });
      });
    },
  };
}

/** The headers of a signed webhook, without the signature. */
function shownStandard(headers: Headers): readonly Header[] {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].filter((name) => name in headers);
  return names.map((name) => ({ name, value: name === 'webhook-signature' ? 'v1,***' : headers[name]! }));
}

/** Answers that ask to try again later. */
function isTemporary(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

function unreadable(error: unknown): string {
  if (error instanceof UnreadableSecret) return 'A secret of the rule can’t be read. Enter it again.';
  throw error;
}
