/** Keeps a number of connections busy with requests for a while, and reports throughput and latency. */
import autocannon, { type Client, type Request, type Result } from 'autocannon';

export interface Load {
  readonly perSecond: number;
  /** Latency of each request, ms. */
  readonly latencies: readonly number[];
  readonly statuses: Readonly<Record<string, number>>;
}

/** `requestsOf(n)`: the requests that connection n (from 0) repeats. Throws if a response has none of the `expected` statuses. */
export async function load(
  url: string,
  seconds: number,
  connections: number,
  expected: readonly number[],
  requestsOf: (connection: number) => Request[],
): Promise<Load> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  const setupClient = (client: Client) => client.setRequests(requestsOf(next++));
  const started = performance.now();
  const { errors, timeouts } = await new Promise<Result>((resolve, reject) => {
    const running = autocannon({ url, connections, duration: seconds, setupClient }, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    running.on('response', (_client, status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
  });
  const elapsed = (performance.now() - started) / 1000;
  const others = Object.keys(statuses).filter((status) => !expected.includes(Number(status)));
  if (others.length > 0 || errors > 0 || timeouts > 0 || latencies.length === 0)
    throw new Error(`${url}: ${JSON.stringify(statuses)}, ${errors} errors, ${timeouts} timeouts`);
  return { perSecond: latencies.length / elapsed, latencies, statuses };
}
