/**
 * Emails the link of a forgotten password. In a job, so that the response takes the same time whether or not somebody
 * here has the address.
 */
import type { FastifyInstance } from 'fastify';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import { findSignInUser } from '#platform/server/db/definer.ts';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { sendLink } from './links.ts';
import { countOpenLinks, findEnabledUser } from './repository.ts';

/** Unused links at a time: nobody floods the mailbox of another, from however many addresses. */
const mostOpen = 5;

export const linkJobName = 'send_password_link';

interface Requested {
  readonly email: string;
  /** Of the page where it was requested. */
  readonly origin: string;
}

interface Payload {
  readonly provider_id: number;
  readonly data: Requested;
}

export async function requestLink(tx: Transaction, requested: Requested): Promise<void> {
  await enqueueJob(tx, linkJobName, requested);
}

/** Does nothing for an unknown address, for a disabled user, and for one who has many unused links. */
export function sendLinkJob(app: FastifyInstance): Job {
  const { database, clock } = app.services;
  const access = database.app;
  return {
    name: linkJobName,
    async run(_worker, payload) {
      const { provider_id: providerId, data } = payload as Payload;
      const found = await findSignInUser(access, providerId, data.email);
      if (!found) return;
      // The user of the platform belongs to another tenant than the site.
      const ref = { provider_id: found.provider_id, id: found.user_id };
      const person = await inTenant(access, ref.provider_id, (tx) => findEnabledUser(tx, ref));
      if (!person) return;
      await inTenant(access, providerId, async (tx) => {
        if ((await countOpenLinks(tx, 'reset', person, clock())) >= mostOpen) return;
        const provider = (await findProvider(tx, providerId))!;
        const name = providerTitle(await app.settings.decidingWithin(tx, providerId), provider);
        await sendLink(tx, 'reset', person, { providerId, name, origin: data.origin }, clock());
      });
    },
  };
}
