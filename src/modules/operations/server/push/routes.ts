/** Subscribes drivers' browsers to push notifications, and unsubscribes them. */
import { ECDH } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { lock } from '#platform/server/db/lock.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { publicKeyOf } from './keys.ts';

/** Maximum number of browsers per driver; expired sessions remove theirs. */
const mostDevices = 10;

export function pushRoutes(app: FastifyInstance): void {
  const { database, clock, keys } = app.services;
  const access = database.app;

  route(app, 'read_push_key', async ({ providerId, session }) => {
    const { branch_id: branchId } = session.user;
    return inTenant(access, providerId, async (tx) => {
      const settings = await app.settings.decidingForBranch(tx, providerId, branchId);
      return {
        public_key: await publicKeyOf(tx, keys, providerId),
        active_from: settings.push_notifications_active_hours_from ?? null,
        active_to: settings.push_notifications_active_hours_to ?? null,
      };
    });
  });

  route(app, 'save_push_subscription', async ({ session, body }) => {
    if (session.actor) throw forbidden('Only the person can subscribe to notifications');
    const { user, tokenHash } = session;
    const { endpoint, keys: theirs } = body;
    refuseUselessKey(theirs.p256dh);
    const values = { user_id: user.id, token_hash: tokenHash, p256dh: theirs.p256dh, auth: theirs.auth };
    await inTenant(access, user.provider_id, async (tx) => {
      await lock(tx, 'push subscriptions', user.id);
      const own = tx.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', user.id);
      const others = await own.where('endpoint', '<>', endpoint).limit(mostDevices).execute();
      if (others.length >= mostDevices)
        throw new ApiError(422, 'too_many_devices', 'Turn off notifications on another device first');
      await tx
        .insertInto('push_subscriptions')
        .values({ provider_id: user.provider_id, endpoint, ...values, created_at: clock() })
        .onConflict((row) => row.columns(['provider_id', 'endpoint']).doUpdateSet(values))
        .execute();
    });
    return { ok: true } as const;
  });

  route(app, 'delete_push_subscription', async ({ session: { user }, body }) => {
    await inTenant(access, user.provider_id, (tx) =>
      tx
        .deleteFrom('push_subscriptions')
        .where('user_id', '=', user.id)
        .where('endpoint', '=', body.endpoint)
        .execute(),
    );
    return { ok: true } as const;
  });
}

/** A key that is not on the curve cannot encrypt, so every notification would fail. */
function refuseUselessKey(key: string): void {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed');
  } catch {
    const wrong = { field: 'keys.p256dh', message: 'Has an invalid format', code: 'format' };
    throw new ApiError(400, 'invalid_input', 'The request is not valid', [wrong]);
  }
}
