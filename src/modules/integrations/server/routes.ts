/** Integration rules over HTTP: the list, changing it, and testing a rule with a sample shipment. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offeredTypes } from '../domain/choices.ts';
import { addressesIn, ownersKey } from '#modules/settings/domain/owner-addresses.ts';
import { isStaff } from '#platform/domain/role.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { isPasswordConfirmed } from '#platform/server/db/password-proof.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { duplicateRule, orderRules, removeRule } from './arrange-rules.ts';
import { serializeRule } from './serialize-rule.ts';
import { findRules } from './repository.ts';
import { createRule, mostRules, saveRule } from './save-rule.ts';
import { tryRule } from './try-rule.ts';
import { Refused, type Attempt, type Refusal } from './lock.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once?: Once | undefined;
}

export function integrationRulesRoutes(app: FastifyInstance): void {
  const { database, clock, keys, outbound } = app.services;
  const access = database.app;

  const revisionFor = (session: Session, providerId: number): number | Promise<number> =>
    providerId === session.provider.id ? session.revision : readSettingsRevision(access, providerId);

  /** The settings that rules depend on. */
  const settingsFor = async (session: Session, providerId: number): Promise<Readonly<Record<string, unknown>>> => {
    // A custom role may have any permission, but rules are never for customers.
    if (!isStaff(session.user)) throw forbidden();
    return { ...(await app.settings.decidingFor(providerId, await revisionFor(session, providerId))) };
  };

  const offeredTo = async (session: Session, providerId: number) => {
    const settings = await settingsFor(session, providerId);
    return offeredTypes((name) => settings[name]);
  };

  const change = async <Answer>(
    { session, providerId, request, once }: RouteContext,
    run: (attempt: Attempt) => Promise<Answer>,
  ): Promise<Answer> => {
    const settings = await settingsFor(session, providerId);
    const now = clock();
    const attempt: Attempt = {
      ...{ access, keys, outbound, providerId, now, once },
      author: authorOf(session, request),
      isOwnUser: (session.actor ?? session.user).provider_id !== 0,
      offered: offeredTypes((name) => settings[name]),
      owners: addressesIn(settings[ownersKey]),
      isConfirmed: (tx) => isPasswordConfirmed(tx, session.tokenHash, now),
    };
    return run(attempt).catch(refuse);
  };

  route(app, 'list_integration_rules', async ({ session, providerId }) => {
    const types = await offeredTo(session, providerId);
    const all = await inTenant(access, providerId, (tx) => findRules(tx, providerId));
    const rules = all.map(serializeRule);
    if (session.can('API_/providers/settings:POST')) return { rules, types: [...types] };
    // To trigger a rule one only needs to know that it exists.
    const offered = rules.filter((rule) => rule.is_enabled && types.includes(rule.type));
    return { rules: offered.map((rule) => ({ ...rule, filters: [], config: {} })), types: [...types] };
  });

  route(app, 'dry_run_integration_rule', async ({ session, providerId, body }) => {
    const offered = await offeredTo(session, providerId);
    return inTenant(access, providerId, (tx) => tryRule(tx, providerId, body, { offered, outbound })).catch(refuse);
  });

  route(app, 'create_integration_rule', ({ body, ...context }) => {
    const { provider_id: _, ...sent } = body;
    return change(context, (attempt) => createRule(attempt, sent));
  });

  route(app, 'update_integration_rule', ({ params, body, ...context }) => {
    const { provider_id: _, base_revision: base, ...sent } = body;
    return change(context, (attempt) => saveRule(attempt, params.id, sent, base));
  });

  route(app, 'switch_integration_rule', ({ params, body, ...context }) => {
    const sent = { is_enabled: body.is_enabled };
    return change(context, (attempt) => saveRule(attempt, params.id, sent));
  });

  route(app, 'duplicate_integration_rule', ({ params, ...context }) =>
    change(context, (attempt) => duplicateRule(attempt, params.id)),
  );

  route(app, 'order_integration_rules', ({ body, ...context }) =>
    change(context, (attempt) => orderRules(attempt, body.seen, body.ids)),
  );

  route(app, 'delete_integration_rule', ({ params, query, ...context }) =>
    change(context, (attempt) => removeRule(attempt, params.id, query.base_revision)),
  );
}

function refuse(failure: unknown): never {
  throw failure instanceof Refused ? apiError(failure.refusal) : failure;
}

type Failures = { readonly [Kind in Refusal['kind']]: (refusal: Extract<Refusal, { kind: Kind }>) => ApiError };

const failures: Failures = {
  unknown_rule: ({ kind }) => new ApiError(404, kind, 'This integration rule doesn’t exist'),
  unknown_sample: ({ kind }) => new ApiError(400, kind, 'There is no such sample shipment'),
  too_many_rules: ({ kind }) =>
    new ApiError(400, kind, `You have reached the limit of ${mostRules} rules. Delete one first`),
  invalid_rule: ({ kind, errors }) => new ApiError(400, kind, 'Couldn’t save the rule', errors),
  password_required: ({ kind, names }) => {
    const message = 'Enter your password again to change this';
    const errors = names.map((name) => ({ field: `config.${name}`, code: kind, message }));
    return new ApiError(403, kind, 'Enter your password again to change credentials. Nothing was saved', errors);
  },
  conflict: ({ rule }) =>
    new ApiError(409, 'conflict', 'Someone else changed this rule in the meantime', [], { rule: serializeRule(rule) }),
  order_conflict: ({ ids }) => new ApiError(409, 'conflict', 'Someone else changed the list of rules', [], { ids }),
};

function apiError<Kind extends Refusal['kind']>(refusal: Extract<Refusal, { kind: Kind }>): ApiError {
  const made: (refusal: Extract<Refusal, { kind: Kind }>) => ApiError = failures[refusal.kind];
  return made(refusal);
}
