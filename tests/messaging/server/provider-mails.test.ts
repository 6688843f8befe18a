/** The mails of a provider: its name, addresses and branding, its mail server, and the documents attached to them. */
import { afterAll, expect, test } from 'vitest';
import type { CreateCreditNoteAnswer200, Settings } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { signIn, testApp } from '../../app.ts';
import { eventMs } from '../../patience.ts';
import { pagesOf } from '../../shipments/server/reading-labels.ts';
import { accepted } from '../../simulators/gateways.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '../../simulators/mail-server.ts';

const login = { user: accepted.smtp.username, password: accepted.smtp.password };
const [platformServer, ownServer] = await Promise.all([
  startMailServer(),
  startMailServer({ login, encryption: 'starttls' }),
]);
afterAll(() => Promise.all([platformServer.close(), ownServer.close()]));
const site = await testApp({
  jobs: true,
  env: {
    SMTP_URL: `smtp://127.0.0.1:${platformServer.port}`,
    MAIL_FROM: 'Parcel platform <noreply@parcel.test>',
    OUTBOUND_TRUSTED: `${accepted.smtp.host}:587=127.0.0.1:${ownServer.port}`,
  },
});
const staff = await signIn(site, 'staff@kestrel.test');
await staff.confirm();

async function set(settings: Partial<Settings>): Promise<void> {
  const path = '/api/providers/settings';
  const { revision } = (await staff.get(path)).json<{ revision: number }>();
  const answer = await staff.post(path, { base_revision: revision, settings });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function arrived(server: MailServer, subject: string): Promise<ReceivedMail> {
  const find = () => server.mails.find((mail) => mail.subject.startsWith(subject));
  await expect.poll(() => find()?.subject, { timeout: eventMs }).toEqual(expect.any(String));
  return find()!;
}

const identity = {
  ...{ provider_title: 'Kestrel', notification_name: 'Kestrel parcels', notification_footer: '<p>Spartan</p>' },
  ...{ notification_email_address: 'parcels@kestrel.test', notification_reply_to_address: 'help@kestrel.test' },
} satisfies Partial<Settings>;

const credited = async (amount: number) =>
  (
    await staff.post('/api/billing/credit-notes', { account_id: 2, amount, reason: 'Late' })
  ).json<CreateCreditNoteAnswer200>().credit_note;

const forgotten = () =>
  site.request({
    method: 'POST',
    url: '/api/users/reset-password',
    headers: { host: 'localhost' },
    payload: { email: 'user@acme.test' },
  });

test('a document is emailed in the name of the provider, with its footer, and attached as PDF', async () => {
  await set({ ...identity, billing_email_address: 'accounts@kestrel.test' });
  const note = await credited(115);
  const body = { id: note.id, recipients: 'thandi@example.test' };
  expect((await staff.post('/api/billing/credit-notes/email', body)).statusCode).toBe(200);
  const mail = await arrived(platformServer, `Credit note ${note.number}`);
  expect(mail).toMatchObject({
    ...{ from: 'parcels@kestrel.test', fromName: 'Kestrel parcels', replyTo: 'accounts@kestrel.test' },
    attachments: [{ name: `${note.number}.pdf` }],
    id: expect.stringMatching(/@kestrel\.test>$/) as string,
  });
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('It is attached as a PDF.');
    expect(part).toContain('Spartan');
  }
  const [page] = await pagesOf(mail.attachments[0]!.content);
  expect(page!.text).toContain(`Credit note ${note.number}`);
});

test('a password link has the branding too, and uses the platform’s mail server, whatever the provider set up', async () => {
  await set({
    ...{ email_transport: 'smtp', email_smtp_host: accepted.smtp.host, email_smtp_port: 587 },
    ...{ email_smtp_username: accepted.smtp.username, email_smtp_password: accepted.smtp.password },
  });
  const note = await credited(23);
  await staff.post('/api/billing/credit-notes/email', { id: note.id, recipients: 'thandi@example.test' });
  await arrived(ownServer, `Credit note ${note.number}`);
  await forgotten();
  const mail = await arrived(platformServer, 'Choose a new password');
  expect(mail).toMatchObject({ fromName: 'Kestrel parcels', replyTo: 'help@kestrel.test', attachments: [] });
  expect(mail.html).toMatch(/<a href="http:\/\/localhost\/login\?verification=[\w-]+">/);
  expect(platformServer.mails.some(({ subject }) => subject.includes(note.number))).toBe(false);
});

test('users of the platform get mails in the name of the platform', async () => {
  const mail = {
    kind: 'export_ready',
    sender: 'provider',
    in_inbox: true,
    recipients: ['platform@kestrel.test'],
  } as const;
  await inTenant(site.database.owner, 0, (tx) =>
    putMail(tx, 0, { ...mail, subject: 'Your download is ready', body: 'Download it: https://parcel.test/a' }),
  );
  const sent = await arrived(platformServer, 'Your download is ready');
  expect(sent).toMatchObject({ from: 'noreply@parcel.test', fromName: 'Parcel platform' });
});
