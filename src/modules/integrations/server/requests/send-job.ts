/** Sends one request of the log. What becomes of it is kept in its row; no transaction is open while the system is talked to. */
import type { FastifyInstance } from 'fastify';
import { UnreadableSecret } from '#platform/server/db/secrets.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import type { OutboundAnswer } from '#platform/server/outbound/outbound.ts';
import { prepareRequest, type Prepared } from './prepare.ts';
import { findPending, keepOutcome, type Outcome } from './repository.ts';

export const sendRequestJob = 'send_integration_request';

/** As much of a response as people read. */
const mostKept = 10_000;

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly request_id: number };
}

export function sendIntegrationRequest(app: FastifyInstance): Job {
  const { keys, outbound } = app.services;
  const send = async ({ method, url, headers, body }: Prepared): Promise<OutboundAnswer> =>
    outbound.request(new URL(url), { method: method as 'POST' | 'PUT', headers, body });
  return {
    name: sendRequestJob,
    async run(worker, payload, { job }) {
      const { provider_id: providerId, data } = payload as Payload;
      const found = await inTenant(worker, providerId, async (tx) => {
        const row = await findPending(tx, data.request_id);
        if (!row) return undefined;
        const wanted = { ruleId: row.rule_id ?? 0, shipmentId: row.shipment_id };
        return { row, prepared: await prepareRequest(tx, keys, providerId, wanted).catch(unreadable) };
      });
      if (!found) return;
      const { row, prepared } = found;
      const keep = (outcome: Outcome) =>
        inTenant(worker, providerId, (tx) => keepOutcome(tx, row.id, { ...outcome, attempts: row.attempts + 1 }));
      if (!prepared || typeof prepared === 'string') {
        const problem = prepared ?? 'The rule was deleted.';
        return keep({ status: 'failed', problem, finished_at: new Date() });
      }
      const asSent = {
        ...{ method: prepared.method, url: prepared.url, request_body: prepared.body },
        request_headers: JSON.stringify(prepared.shown),
      };
      const isLast = job.attempts >= job.max_attempts;
      try {
        const { status, text } = await send(prepared);
        const isFine = status >= 200 && status < 300;
        const isOver = isFine || status < 500 || isLast;
        await keep({
          ...{ ...asSent, status: isFine ? 'success' : isOver ? 'failed' : 'pending', status_code: status },
          ...{ response_body: text.slice(0, mostKept), problem: isFine ? null : `The system answered ${status}.` },
          finished_at: isOver ? new Date() : null,
        });
        // Thrown only so that the queue tries again.
        if (!isOver) throw new Retry(`The system answered ${status}.`);
      } catch (error) {
        if (error instanceof Retry) throw error;
        const isOver = isLast || (error instanceof OutboundError && error.kind === 'forbidden');
        const problem = error instanceof Error ? error.message.slice(0, 600) : String(error);
        const status = isOver ? 'failed' : 'pending';
        await keep({ ...asSent, status, problem, finished_at: isOver ? new Date() : null });
        if (!isOver) throw error;
      }
    },
  };
}

function unreadable(error: unknown): string {
  if (error instanceof UnreadableSecret) return 'A secret of the rule can’t be read. Enter it again.';
  throw error;
}

class Retry extends Error {
  override readonly name = 'Retry';
}
