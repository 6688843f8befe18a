/** Opening an account over HTTP (F028, F134 to F137). */
import type { FastifyInstance } from 'fastify';
import type { Registration, Settings } from '#generated/types.ts';
import { answerProblems } from '#modules/accounts/server/services/open-account.ts';
import { isKnownEmail, openSession } from '#modules/identity/server/services/account-owner.ts';
import { requireNotBlocked } from '#modules/identity/server/services/blocked-lists.ts';
import { sendSmsNow } from '#modules/messaging/server/services/send-sms.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import { withOffset } from '#platform/domain/time.ts';
import { guestAuthor } from '#platform/server/audit/write-audit.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { registrationProblems, trimmed } from '../domain/registration.ts';
import { openAccount } from './open-account.ts';
import { pinMail, pinText } from './pin-texts.ts';
import { makePin, tryPin, usePin } from './pins.ts';

export function registrationRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  /** An SMS is sent at once, so that a failure is reported; a mail is queued in the outbox. */
  const sendPin = async (host: Provider, settings: Settings, to: Registration) => {
    const channel = settings.registration_otp_channel ?? 'email';
    const minutes = settings.registration_otp_validity ?? 10;
    const contact = contactOf(settings, to);
    const title = providerTitle(settings, host);
    const pin = await inTenant(access, host.id, async (tx) => {
      const made = await makePin(tx, host.id, contact, minutes, clock());
      if (channel === 'email')
        await putMail(tx, host.id, {
          ...pinMail(title, made, minutes),
          ...{ sender: 'provider_access', in_inbox: false, recipients: [contact] },
        });
      return made;
    });
    if (channel === 'sms')
      await sendSmsNow(app, host.id, contact, pinText(title, pin, minutes)).catch(async (failure: unknown) => {
        app.log.warn({ err: failure }, 'A one-time PIN was not sent');
        // The next attempt isn't answered that one was sent a moment ago.
        await inTenant(access, host.id, (tx) => usePin(tx, contact));
        throw new ApiError(
          503,
          'pin_not_sent',
          'We couldn’t send you an SMS. Check your mobile number and try again, or contact us',
        );
      });
    return { channel, valid_minutes: minutes };
  };

  route(app, 'register', async ({ body, host, request, reply }) => {
    const settings = await app.settings.decidingFor(host.id, host.revision);
    if (settings.unused_feature_public_account_creation)
      throw new ApiError(403, 'registration_closed', 'New accounts are opened by our staff. Contact us to open one');
    if (host.status === 'inactive')
      throw new ApiError(403, 'provider_inactive', 'This site is not active at the moment');
    const registration = trimmed(body.registration);
    const answers = body.answers ?? {};
    const errors = [
      ...registrationProblems(registration, settings),
      ...answerProblems(settings, answers, clock()).map((one) => ({ ...one, field: `answers.${one.field}` })),
    ];
    if (errors.length > 0)
      throw new ApiError(422, 'invalid_registration', 'Please check the highlighted fields', errors);
    const { email, phone_number } = registration;
    const person = { ip: request.ip, emails: { email }, numbers: { phone_number } };
    await inTenant(access, host.id, (tx) => requireNotBlocked(tx, person));
    if (await isKnownEmail(access, host.id, registration.email)) throw knownEmail();
    const contact = contactOf(settings, registration);
    const needsPin = settings.require_otp_for_new_account_users === true;
    if (needsPin && body.pin === undefined) {
      reply.code(202);
      return sendPin(host, settings, registration);
    }
    if (needsPin && !(await inTenant(access, host.id, (tx) => tryPin(tx, contact, body.pin ?? '', clock())))) {
      throw wrongPin();
    }
    const author = guestAuthor(request);
    const userId = await inTenant(access, host.id, async (tx) => {
      if (needsPin && !(await usePin(tx, contact))) throw wrongPin();
      return openAccount(tx, { providerId: host.id, settings, author, registration, answers, now: clock() });
    }).catch((failure: unknown) => {
      // Of two concurrent requests the database accepts only one with the address.
      throw (failure as { constraint?: string }).constraint === 'users_provider_id_email_key' ? knownEmail() : failure;
    });
    const userAgent = request.headers['user-agent'] ?? '';
    const { token, expiresAt } = await openSession(access, { providerId: host.id, userId, userAgent }, clock());
    return { access_token: token, expires_at: withOffset(expiresAt) };
  });
}

/** The contact that the PIN verifies, the same however a number was written. */
function contactOf({ registration_otp_channel: channel }: Settings, { email, phone_number }: Registration): string {
  return channel === 'sms' ? displayPhone(phone_number) : email;
}

function knownEmail(): ApiError {
  const message = 'A user with this email address exists already. Please go back and change your email address.';
  return new ApiError(409, 'known_email', message, [{ field: 'email', message, code: 'known_email' }]);
}

function wrongPin(): ApiError {
  const message = 'That PIN is not right or has expired. Check it, or ask for a new one';
  return new ApiError(422, 'wrong_pin', message, [{ field: 'pin', message: `${message}.`, code: 'wrong_pin' }]);
}
