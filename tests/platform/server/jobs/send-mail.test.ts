/** The outbox is sent by SMTP; failed mails stay with the error. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { jobsOf, startWorker } from '#platform/server/jobs/worker.ts';
import { putMail, type NewMail } from '#platform/server/mail/repository.ts';
import { testDatabase } from '../../../database.ts';
import { startMailServer } from '../../../simulators/mail-server.ts';

const server = await startMailServer({
  login: { user: 'parcel', password: 'right' },
  refuses: (address) => address.startsWith('nobody@'),
});
afterAll(() => server.close());
const configured = await testDatabase();
const wrong = await testDatabase();
const without = await testDatabase();
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const mailFrom = 'Parcel platform <noreply@parcel.test>';

beforeAll(async () => {
  const at = `127.0.0.1:${server.port}`;
  await startWorker(configured, silent, jobsOf({ smtpUrl: `smtp://parcel:right@${at}`, mailFrom }));
  await startWorker(wrong, silent, jobsOf({ smtpUrl: `smtp://parcel:wrong@${at}`, mailFrom }));
  await startWorker(without, silent, jobsOf({ smtpUrl: null, mailFrom }));
});

async function outcomeOf(database: typeof configured, changed: Partial<NewMail>, ...recipients: string[]) {
  const mail = {
    kind: 'test',
    sender: 'platform' as const,
    in_inbox: false,
    recipients,
    subject: 'Größe geändert',
    body: 'One line.\n\nAnother: › 1 000 €.\n',
    ...changed,
  };
  await inTenant(database.app, 1, (tx) => putMail(tx, 1, mail));
  const read = () =>
    inTenant(database.app, 1, (tx) =>
      tx.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
  await expect.poll(async () => (await read()).problem ?? (await read()).status).not.toBe('waiting');
  return read();
}

it('arrives completely, with its own id', async () => {
  const row = await outcomeOf(configured, {}, 'owner@kestrel.test', 'finance@kestrel.test');
  expect(row).toMatchObject({ status: 'sent', attempts: 1, problem: null });
  expect(server.mails[0]).toMatchObject({
    from: 'noreply@parcel.test',
    to: ['owner@kestrel.test', 'finance@kestrel.test'],
    subject: 'Größe geändert',
    text: 'One line.\n\nAnother: › 1 000 €.\n',
    id: expect.stringMatching(/^<mail\.\d+\.\d+@parcel\.test>$/) as string,
  });
});

it('has one line as its subject, whatever names are in it', async () => {
  const row = await outcomeOf(configured, { subject: 'Invoice\r\nBcc: other@kestrel.test' }, 'owner@kestrel.test');
  expect(row).toMatchObject({ status: 'sent', subject: 'Invoice Bcc: other@kestrel.test' });
  expect(server.mails[0]).toMatchObject({ subject: row.subject, to: ['owner@kestrel.test'] });
});

it('reports a rejected recipient, and gives up immediately if all were', async () => {
  expect(await outcomeOf(configured, {}, 'owner@kestrel.test', 'nobody@kestrel.test')).toMatchObject({
    status: 'sent',
    problem: 'Refused for nobody@kestrel.test.',
  });
  expect(await outcomeOf(configured, {}, 'nobody@kestrel.test')).toMatchObject({
    status: 'failed',
    attempts: 1,
    problem: expect.stringContaining('No such user here') as string,
  });
});

it('is sent once although the database is away when the mail server has accepted it', async () => {
  const { pool } = configured.owner;
  await pool.query('create sequence app.stops');
  await pool.query(`create function app.stop() returns trigger language plpgsql security definer as
    $$ begin if nextval('app.stops') = 1 then raise exception 'stopping' using errcode = 'admin_shutdown'; end if;
      return new; end $$`);
  await pool.query('create trigger stop before update on mails for each row execute function app.stop()');
  try {
    const sent = { status: 'sent', attempts: 1 };
    expect(await outcomeOf(configured, { subject: 'Once' }, 'owner@kestrel.test')).toMatchObject(sent);
    expect(server.mails.filter(({ subject }) => subject === 'Once')).toHaveLength(1);
  } finally {
    await pool.query('drop function app.stop cascade');
    await pool.query('drop sequence app.stops');
  }
});

it('is retried when the mail server rejects the login', async () => {
  const row = await outcomeOf(wrong, {}, 'owner@kestrel.test');
  expect(row).toMatchObject({ status: 'waiting', attempts: 1, sent_at: null });
  expect(row.problem).toContain('Authentication credentials invalid');
  expect(row.problem).not.toContain('wrong@');
});

it('stays in the outbox and is retried when no mail server is configured; without recipients it only stays', async () => {
  expect(await outcomeOf(without, {}, 'owner@kestrel.test')).toMatchObject({ status: 'not_configured', attempts: 0 });
  const waiting = 'select last_error from graphile_worker._private_jobs where last_error is not null';
  await expect
    .poll(async () => (await without.owner.pool.query<{ last_error: string }>(waiting)).rows)
    .toEqual([{ last_error: 'No mail server is configured (SMTP_URL).' }]);
  expect((await outcomeOf(without, {})).status).toBe('no_recipients');
});
