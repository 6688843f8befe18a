/** The user's own sign-in methods besides the password, over HTTP: passkeys, Google and Apple. */
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AddPasskeyBody, Passkey } from '#generated/types.ts';
import { withOffset } from '#platform/domain/time.ts';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { lock } from '#platform/server/db/lock.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { titleOfSession } from '#platform/server/http/site-title.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { requireOneself, requirePassword } from '../session/require-password.ts';
import { putSignInNotice } from '../session/sign-in-notice.ts';
import { findIdentities, removeIdentity, newChallenge, useChallenge } from '../social/repository.ts';
import { deletePasskey, findPasskeys, insertPasskey, renamePasskey, type StoredPasskey } from './repository.ts';

const mostPasskeys = 20;

export function passkeyRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  const record = (
    tx: Transaction,
    session: Session,
    request: FastifyRequest,
    from: object | null,
    to: object | null,
  ) => {
    const { id, provider_id: providerId } = session.user;
    const change = { object_id: String(id), from, to };
    return writeAuditEvents(tx, { providerId, type: 'user', at: clock() }, authorOf(session, request), [change]);
  };

  route(app, 'read_sign_in_methods', ({ session }) => {
    const { id, provider_id } = session.actor ?? session.user;
    return inTenant(access, provider_id, async (tx) => ({
      passkeys: (await findPasskeys(tx, id)).map(serializePasskey),
      identities: (await findIdentities(tx, id)).map(({ issuer, email, created_at }) => ({
        ...{ identity_provider: issuer, email, created_at: withOffset(created_at) },
      })),
    }));
  });

  route(app, 'begin_passkey', async ({ session, body, request }) => {
    await requirePassword(access, session, body.password);
    const { user, provider } = session;
    const known = await inTenant(access, user.provider_id, (tx) => findPasskeys(tx, user.id));
    if (known.length >= mostPasskeys) throw tooMany();
    const challenge = await inTenant(access, provider.id, (tx) =>
      newChallenge(tx, provider.id, 'passkey_enrolment', clock(), user.id),
    );
    return {
      ...{
        challenge,
        rp_id: new URL(originOf(request)).hostname,
        rp_name: await titleOfSession(app, session),
        user: user.email,
      },
      user_handle: Buffer.from(`${user.provider_id}.${user.id}`).toString('base64url'),
      known: known.map(({ credential_id }) => credential_id),
    };
  });

  route(app, 'add_passkey', async ({ session, body, request }) => {
    requireOneself(session);
    const { user, provider } = session;
    const origin = originOf(request);
    const rp_id = new URL(origin).hostname;
    const key = await readPasskey(body, origin, rp_id);
    const used = await inTenant(access, provider.id, (tx) =>
      useChallenge(tx, 'passkey_enrolment', body.challenge, clock(), user.id),
    );
    if (!key || !used) throw new ApiError(422, 'invalid_passkey', 'The passkey couldn’t be added. Try again');
    const title = await titleOfSession(app, session);
    return inTenant(access, user.provider_id, async (tx) => {
      await lock(tx, 'passkeys', user.id);
      if ((await findPasskeys(tx, user.id)).length >= mostPasskeys) throw tooMany();
      const name = body.name.trim() || 'Passkey';
      const own = { provider_id: user.provider_id, user_id: user.id, name, rp_id };
      const passkey = await insertPasskey(tx, { ...own, ...key });
      if (!passkey) throw new ApiError(409, 'known_passkey', 'This passkey was added already');
      await record(tx, session, request, null, { passkey: name });
      await putSignInNotice(tx, user.provider_id, {
        ...{ user, kind: 'passkey_added', subject: `A passkey was added to your ${title} login` },
        text: `The passkey “${name}” was added to your ${title} login. From now on it logs you in without your password.`,
        otherwise: 'If it wasn’t you, remove it in your profile and choose a new password.',
      });
      return { passkey: serializePasskey(passkey) };
    });
  });

  route(app, 'rename_passkey', async ({ session, body }) => {
    requireOneself(session);
    const { id, provider_id } = session.user;
    const name = body.name.trim() || 'Passkey';
    if (!(await inTenant(access, provider_id, (tx) => renamePasskey(tx, id, body.id, name)))) throw unknownPasskey();
    return { ok: true };
  });

  route(app, 'remove_passkey', ({ session, body, request }) => {
    requireOneself(session);
    const { id, provider_id } = session.user;
    return inTenant(access, provider_id, async (tx) => {
      const name = await deletePasskey(tx, id, body.id);
      if (name === undefined) throw unknownPasskey();
      await record(tx, session, request, { passkey: name }, null);
      return { ok: true };
    });
  });

  route(app, 'disconnect_identity', ({ session, body, request }) => {
    requireOneself(session);
    const { id, provider_id } = session.user;
    return inTenant(access, provider_id, async (tx) => {
      if (!(await removeIdentity(tx, body.identity_provider, id)))
        throw new ApiError(404, 'unknown_identity', 'It was disconnected already');
      await record(tx, session, request, { connected: body.identity_provider }, null);
      return { ok: true };
    });
  });

  route(app, 'begin_passkey_sign_in', async ({ host, request }) => {
    const challenge = await inTenant(access, host.id, (tx) => newChallenge(tx, host.id, 'passkey_sign_in', clock()));
    return { challenge, rp_id: new URL(originOf(request)).hostname };
  });
}

/** The data to store for a new passkey; undefined when it is invalid. */
async function readPasskey(
  { id, challenge, client_data_json, attestation_object }: AddPasskeyBody,
  origin: string,
  rpId: string,
): Promise<Pick<StoredPasskey, 'credential_id' | 'public_key' | 'counter'> | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data_json, attestationObject: attestation_object },
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    });
    if (!verified) return undefined;
    const { id: credential_id, publicKey, counter } = registrationInfo.credential;
    return { credential_id, public_key: Buffer.from(publicKey), counter };
  } catch {
    // The library throws for every mismatch, from a foreign origin to malformed bytes.
    return undefined;
  }
}

function serializePasskey({ id, name, created_at, last_used_at }: StoredPasskey): Passkey {
  const used = last_used_at ? { last_used_at: withOffset(last_used_at) } : {};
  return { id, name, created_at: withOffset(created_at), ...used };
}

function tooMany(): ApiError {
  return new ApiError(409, 'too_many_passkeys', `You have ${mostPasskeys} passkeys already. Remove one first`);
}

function unknownPasskey(): ApiError {
  return new ApiError(404, 'unknown_passkey', 'This passkey was removed already');
}
