/** The interface of an object store, and the keys of objects. */
import type { Readable } from 'node:stream';

export interface ObjectStore {
  /** Resolves once the bytes are durable; an existing object with the key is replaced. */
  readonly write: (key: string, bytes: Buffer, mediaType: string) => Promise<void>;
  /** The bytes as a stream; throws `MissingObjectError` before the first one. */
  readonly read: (key: string) => Promise<Readable>;
  /** Removing a missing object is not an error, so that it can be repeated. */
  readonly remove: (key: string) => Promise<void>;
  /** Removes what writes that were interrupted before this moment left behind; returns the number of removed files. */
  readonly sweep: (before: Date) => Promise<number>;
}

export class MissingObjectError extends Error {
  override readonly name = 'MissingObjectError';
  constructor(key: string) {
    super(`There is no object ${key}.`);
  }
}

/** The provider comes first, so that a tenant's objects can be found, limited and removed by prefix. */
const shape = /^\d+\/[a-z][a-z-]*\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `12/logos/3f0c…`; throws for parts that could escape their folder. */
export function objectKey(providerId: number, folder: string, id: string): string {
  const key = `${providerId}/${folder}/${id}`;
  if (!shape.test(key)) throw new TypeError(`"${key}" is not the key of an object.`);
  return key;
}
