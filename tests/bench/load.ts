/** Keeps a number of connections busy with requests for a while, and reports throughput and latency. */
import { Client, type Dispatcher } from 'undici';

export interface Load {
  readonly perSecond: number;
  /** Latency of each request, ms. */
  readonly latencies: readonly number[];
}

/** What one connection sends again and again. */
export interface Repeated {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called for each request, so that it may differ from the one before. */
  readonly body?: () => string;
  /** The response as text; without it, responses are thrown away unread. */
  readonly onAnswer?: (text: string) => void;
}

/**
 * `requestOf(n)`: what connection n (from 0) repeats. Throws if a response has another status than `expected`. Sends and
 * receives at a tenth of what a server needs for the shortest response, as both share the processor.
 */
export async function load(
  url: string,
  seconds: number,
  connections: number,
  expected: number,
  requestOf: (connection: number) => Repeated,
): Promise<Load> {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const client = new Client(url);
      const { body, onAnswer, ...request } = requestOf(index);
      while (performance.now() < until) {
        const sent = performance.now();
        const answer = await client.request({ ...request, ...(body ? { body: body() } : {}) });
        await take(answer, expected, onAnswer);
        latencies.push(performance.now() - sent);
      }
      await client.close();
    }),
  );
  return { perSecond: latencies.length / ((performance.now() - started) / 1_000), latencies };
}

async function take(
  { statusCode, body }: Dispatcher.ResponseData,
  expected: number,
  onAnswer: Repeated['onAnswer'],
): Promise<void> {
  if (statusCode !== expected) throw new Error(`answered ${statusCode}: ${await body.text()}`);
  if (onAnswer) onAnswer(await body.text());
  else await body.dump();
}
