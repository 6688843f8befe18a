/** What a module contributes to the server, in one manifest a module: `src/modules/<module>/server/module.ts`. */
import type { FastifyInstance } from 'fastify';
import type { EventHandlers } from './events/handlers.ts';
import type { Job } from './jobs/job.ts';
import type { ProviderMailer } from './mail/send-mail-job.ts';

export interface ServerModule {
  /** Makes its services, and registers what it adds to those of lower modules; runs before any route, lowest module first. */
  readonly setup?: (app: FastifyInstance) => void;
  readonly routes?: (app: FastifyInstance) => void;
  readonly jobs?: (app: FastifyInstance) => readonly Job[];
  /** What it does when something happened, in any module. */
  readonly handlers?: (app: FastifyInstance) => EventHandlers;
  /** How mails leave through a provider's own mail server; one module says it. */
  readonly providerMailer?: (app: FastifyInstance) => ProviderMailer;
}
