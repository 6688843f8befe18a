/** Stores reports in IndexedDB, which has room for photos and survives a reload. */
import type { Entry, EntryStore } from './outbox.ts';

const name = 'driver-reports';
const table = 'entries';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(table, { autoIncrement: true }).createIndex('key', 'key', { unique: true });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
  });
}

async function within<T>(mode: IDBTransactionMode, work: (entries: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database.transaction(table, mode).objectStore(table));
  } finally {
    database.close();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Not stored')));
  });
}

export const entryStore: EntryStore = {
  all: () => within('readonly', (entries) => done(entries.getAll() as IDBRequest<Entry[]>)),
  async put(entry) {
    await within('readwrite', async (entries) => {
      const place = await done(entries.index('key').getKey(entry.key));
      await done(place === undefined ? entries.add(entry) : entries.put(entry, place));
    });
  },
  async remove(key) {
    await within('readwrite', async (entries) => {
      const place = await done(entries.index('key').getKey(key));
      if (place !== undefined) await done(entries.delete(place));
    });
  },
};
