/** Objects in a bucket of Amazon S3 or a compatible service. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { MissingObjectError, type ObjectStore } from './object.ts';

export interface S3Config {
  /** `https://s3.af-south-1.amazonaws.com`; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A bucket that does not respond must not block a request for longer. */
const patienceMs = 30_000;

export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const send = async (method: 'GET' | 'PUT' | 'DELETE', key: string, more: RequestInit = {}): Promise<Response> => {
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;
    const answer = await client.fetch(address, { method, signal: AbortSignal.timeout(patienceMs), ...more });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404 && method !== 'PUT') throw new MissingObjectError(key);
    throw new Error(`The bucket answered ${answer.status} to ${method} ${key}.`);
  };
  return {
    async write(key, bytes, mediaType) {
      const answer = await send('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': mediaType } });
      await answer.body?.cancel();
    },

    async read(key) {
      const { body } = await send('GET', key);
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    },

    async remove(key) {
      try {
        await (await send('DELETE', key)).body?.cancel();
      } catch (error) {
        if (!(error instanceof MissingObjectError)) throw error;
      }
    },

    // A bucket keeps nothing of an interrupted write.
    sweep: () => Promise.resolve(0),
  };
}
