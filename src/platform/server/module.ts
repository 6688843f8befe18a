/** The manifest of a module's server side: `src/modules/<module>/server/module.ts`. */
import type { FastifyInstance } from 'fastify';
import type { EventHandlers } from './events/handlers.ts';
import type { Job } from './jobs/job.ts';
import type { Retention } from './jobs/retention.ts';
import type { ProviderSender } from './mail/send-mail-job.ts';

export interface ServerModule {
  /** Creates its services, and extends those of lower modules; runs before any route is registered, lowest module first. */
  readonly setup?: (app: FastifyInstance) => void;
  readonly routes?: (app: FastifyInstance) => void;
  readonly jobs?: (app: FastifyInstance) => readonly Job[];
  /** Rows of its tables that are kept for a limited time; the job worker may delete them. */
  readonly retention?: readonly Retention[];
  /** Handlers of events from any module. */
  readonly handlers?: (app: FastifyInstance) => EventHandlers;
  /** How a provider sends its mails; only one module defines it. */
  readonly providerSender?: (app: FastifyInstance) => ProviderSender;
}
