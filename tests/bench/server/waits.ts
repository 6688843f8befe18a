/** Response times for a single user of a small and of a large provider, and the lines that compare them. */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { median, quantile } from '../quantile.ts';
import type { Line } from '../report.ts';
import { headersOf } from './server.ts';
import type { Caller } from './server-world.ts';

/** Milliseconds per response, by request name. */
export type Waits = Readonly<Record<string, readonly number[]>>;

const repeats = 40;

/** A caller and its requests: the path of each repetition, by name. */
export interface CallerRequests {
  readonly caller: Caller;
  readonly host: string;
  readonly questions: Readonly<Record<string, (at: number) => string>>;
}

/** One request at a time and in turns, so that other load of the machine affects all callers equally. All callers send the same requests. */
export async function waits(address: string, callers: readonly CallerRequests[]): Promise<readonly Waits[]> {
  const found = callers.map((): Record<string, number[]> => ({}));
  for (const what of Object.keys(callers[0]?.questions ?? {})) {
    // The first responses are a warm-up.
    for (let at = -5; at < repeats; at += 1) {
      for (const [who, { caller, host, questions }] of callers.entries()) {
        const began = performance.now();
        await answered(`${address}${questions[what]?.(at + 5) ?? ''}`, { ...headersOf(caller), host });
        if (at >= 0) (found[who]![what] ??= []).push(performance.now() - began);
      }
    }
  }
  return found;
}

interface Compared {
  readonly small: Waits;
  readonly large: Waits;
  /** The number of rows of each provider, and what they are. */
  readonly few: number;
  readonly many: number;
  readonly of: string;
  /** The maximum ratio of the large provider's time to the small one's. */
  readonly atMost: number;
}

export function comparedLines(part: string, { small, large, few, many, of, atMost }: Compared): readonly Line[] {
  return Object.entries(large).map(([what, times]) => {
    const p95 = quantile(times, 0.95);
    return {
      ...{ part, what: `${what}, of ${many} ${of}, p95`, value: p95, unit: 'ms' },
      ...{ ratio: p95 / quantile(small[what] ?? [], 0.95), against: `of ${few}` },
      goal: { of: 'ratio', atMost },
      note: `median ${median(times).toFixed(1)} ms`,
    };
  });
}

/** The host of a provider. */
export function originOf(tx: Transaction, provider: number): Promise<{ readonly origin: string }> {
  return tx
    .selectFrom('provider_origins')
    .select('origin')
    .where('provider_id', '=', provider)
    .executeTakeFirstOrThrow();
}

/** Throws for any status other than 200. `fetch` does not allow another Host header. */
async function answered(address: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const [status, body] = await new Promise<readonly [number | undefined, string]>((resolve, reject) => {
    get(address, { headers }, (response) => {
      text(response).then((all) => resolve([response.statusCode, all]), reject);
    }).on('error', reject);
  });
  if (status !== 200) throw new Error(`${address}: ${status} ${body}`);
}
