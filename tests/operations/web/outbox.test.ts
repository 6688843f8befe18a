/** Driver reports made while offline. */
import { describe, expect, test } from 'vitest';
import { failureOf, sendAll, type Entry, type EntryStore } from '#modules/operations/web/tripsheet/outbox.ts';
import { CallError } from '#platform/web/client/call-error.ts';

function storeOf(...entries: readonly Entry[]): EntryStore & { readonly entries: Map<string, Entry> } {
  const stored = new Map(entries.map((entry) => [entry.key, entry]));
  return {
    entries: stored,
    all: () => Promise.resolve([...stored.values()]),
    put: (entry) => Promise.resolve(void stored.set(entry.key, entry)),
    remove: (key) => Promise.resolve(void stored.delete(key)),
  };
}

const entry = (key: string, attributes: Partial<Entry> = {}): Entry => ({
  ...{ key, userId: 1, jobId: 2, waybill: key, photos: [] },
  report: { kind: 'event', body: { tracking_reference: key, status: 'collected' } },
  ...attributes,
});
const failing = (status: number) => new CallError(status, 'code', 'Refused', undefined);
const upload = () => Promise.resolve('photo.jpg');

describe('a driver’s report', () => {
  test('is sent in order, each once, and only by the user who made it', async () => {
    const store = storeOf(entry('first'), entry('other', { userId: 2 }), entry('second'));
    const sent: string[] = [];
    const report = ({ key }: Entry) => Promise.resolve(void sent.push(key));
    expect(await sendAll(store, 1, { upload, report })).toEqual({ waiting: 0, refused: [] });
    expect(sent).toEqual(['first', 'second']);
    expect([...store.entries.keys()]).toEqual(['other']);
  });

  test.each([0, 401, 429, 503])('is retried with everything after it if it can’t be delivered (%i)', async (status) => {
    const store = storeOf(entry('first'), entry('second'));
    const report = () => Promise.reject(failing(status));
    const sent = await sendAll(store, 1, { upload, report });
    expect(sent).toMatchObject({ waiting: 2, refused: [], stopped: { entry: { key: 'first' }, error: { status } } });
    expect([...store.entries.keys()]).toEqual(['first', 'second']);
  });

  test('is not left to itself after too many wrong PINs: the driver, who is at the door, is told to wait', async () => {
    const sent = (status: number) =>
      sendAll(storeOf(entry('first'), entry('second')), 1, { upload, report: () => Promise.reject(failing(status)) });
    expect(failureOf(await sent(429), 'first')).toMatchObject({ status: 429 });
    expect(failureOf(await sent(409), 'second')).toMatchObject({ status: 409 });
    expect(failureOf(await sent(429), 'second')).toBeUndefined();
    expect(failureOf(await sent(503), 'first')).toBeUndefined();
  });

  test('is dropped with a message if the server rejects it; the next one continues', async () => {
    const store = storeOf(entry('first'), entry('second'));
    const report = ({ key }: Entry) => (key === 'first' ? Promise.reject(failing(409)) : Promise.resolve());
    const { waiting, refused } = await sendAll(store, 1, { upload, report });
    expect([waiting, refused.map((one) => one.entry.key)]).toEqual([0, ['first']]);
    expect(store.entries.size).toBe(0);
  });

  test('is stored with its files for correction if a field of a delivery is wrong, and not sent again', async () => {
    const delivery = { kind: 'delivery', body: { tracking_reference: 'KES1', pin: '1' } } as const;
    const files = { photos: [new Blob(['a'])], signature: new Blob(['b']), further: [{ photos: [new Blob(['c'])] }] };
    const store = storeOf(entry('first', { report: delivery, ...files }), entry('second'));
    const errors = [{ field: 'pin', message: 'This isn’t the PIN of the shipment' }];
    const sent: string[] = [];
    const report = ({ key }: Entry) => {
      sent.push(key);
      const wrong = new CallError(422, 'wrong_pin', 'Wrong', { errors });
      return key === 'first' ? Promise.reject(wrong) : Promise.resolve();
    };
    const { waiting, refused } = await sendAll(store, 1, { upload, report });
    expect([waiting, refused.length]).toEqual([0, 1]);
    expect(await sendAll(store, 1, { upload, report })).toEqual({ waiting: 0, refused: [] });
    expect(sent).toEqual(['first', 'second']);
    const entries = [...store.entries.values()];
    expect(entries).toEqual([
      entry('first', { report: delivery, ...files, refused: { message: errors[0]!.message, errors } }),
    ]);
    expect(entries[0]!.photos).toBe(files.photos);
  });

  test('is not sent while it is still being recorded, nor dropped by a report about another job', async () => {
    const delivery = { kind: 'delivery', body: { tracking_reference: 'KES1', name: 'Thandi' } } as const;
    const store = storeOf(entry('draft', { report: delivery, isDraft: true }), entry('next', { jobId: 3 }));
    const sent: string[] = [];
    const report = ({ key }: Entry) => Promise.resolve(void sent.push(key));
    expect(await sendAll(store, 1, { upload, report })).toEqual({ waiting: 0, refused: [] });
    expect([sent, [...store.entries.keys()]]).toEqual([['next'], ['draft']]);
  });

  test('takes the place of what was kept about its job', async () => {
    const refused = { message: 'Wrong', errors: [] };
    const store = storeOf(
      entry('draft', { isDraft: true }),
      entry('refused', { refused }),
      entry('other job', { jobId: 3, isDraft: true }),
      entry('sent'),
    );
    await sendAll(store, 1, { upload, report: () => Promise.resolve() });
    expect([...store.entries.keys()]).toEqual(['other job']);
  });

  test('can be undone for a while: until then it is held back, without blocking others', async () => {
    const store = storeOf(entry('held', { heldUntil: 2000 }), entry('next'));
    const sent: string[] = [];
    const report = ({ key }: Entry) => Promise.resolve(void sent.push(key));
    expect(await sendAll(store, 1, { upload, report }, 1999)).toEqual({ waiting: 0, refused: [] });
    expect(sent).toEqual(['next']);
    await sendAll(store, 1, { upload, report }, 2000);
    expect(sent).toEqual(['next', 'held']);
  });

  test('uploads its files once, so that a repeated report is identical', async () => {
    const delivery = { kind: 'delivery', body: { tracking_reference: 'KES1', name: 'Thandi' } } as const;
    const store = storeOf(entry('first', { report: delivery, photos: [new Blob(['a'])], signature: new Blob(['b']) }));
    let uploads = 0;
    const bodies: object[] = [];
    const sending = {
      upload: () => Promise.resolve(`file-${(uploads += 1)}`),
      report: (sent: Entry) => {
        bodies.push(sent.report.body);
        return bodies.length === 1 ? Promise.reject(failing(0)) : Promise.resolve();
      },
    };
    expect((await sendAll(store, 1, sending)).waiting).toBe(1);
    expect((await sendAll(store, 1, sending)).waiting).toBe(0);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
    expect(bodies[0]).toEqual({ ...delivery.body, photos: ['file-1'], signature: 'file-2' });
  });

  test('uploads the files of every additional proof to its own folder', async () => {
    const body = { tracking_reference: 'KES1', further_proofs: [{ department: 'Stores' }, {}] };
    const further = [{ photos: [], signature: new Blob(['b']) }, { photos: [new Blob(['c']), new Blob(['d'])] }];
    const store = storeOf(entry('first', { report: { kind: 'delivery', body }, further }));
    let uploads = 0;
    const bodies: object[] = [];
    await sendAll(store, 1, {
      upload: () => Promise.resolve(`file-${(uploads += 1)}`),
      report: (sent) => Promise.resolve(void bodies.push(sent.report.body)),
    });
    expect(uploads).toBe(3);
    const [sent] = bodies as { further_proofs: { signature?: string; photos?: string[] }[] }[];
    expect(sent!.further_proofs.map(({ photos = [] }) => photos.length)).toEqual([0, 2]);
    expect(sent!.further_proofs[0]?.signature).toMatch(/^file-\d$/);
  });
});
