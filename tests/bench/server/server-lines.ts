/** The results of the measured servers as lines with their goals. */
import type { Load } from '../load.ts';
import { median, quantile } from '../quantile.ts';
import type { Line } from '../report.ts';

export function linesOf(found: ReadonlyMap<string, readonly Load[]>): readonly Line[] {
  const perSecond = (name: string) => median((found.get(name) ?? []).map((one) => one.perSecond));
  const p99 = (name: string) => median((found.get(name) ?? []).map(({ latencies }) => quantile(latencies, 0.99)));
  const rate = (what: string, name: string, rest: Partial<Line> = {}): Line => ({
    part: 'server',
    what,
    value: perSecond(name),
    unit: 'requests/s',
    note: `p99 ${p99(name).toFixed(1)} ms`,
    ...rest,
  });
  const late = (what: string, name: string, rest: Partial<Line> = {}): Line => ({
    part: 'server',
    what,
    value: p99(name),
    unit: 'ms p99',
    note: `${Math.round(perSecond(name))} requests/s`,
    ...rest,
  });
  const over = (name: string, floor: string) => p99(name) / p99(floor);
  return [
    rate('bare Fastify, one prepared query', 'query floor'),
    rate('GET /api/general-data, unchanged', 'general data', {
      against: 'query floor',
      ratio: perSecond('general data') / perSecond('query floor'),
      goal: { of: 'ratio', atLeast: 0.5 },
    }),
    rate('GET /api/providers/settings, all settings', 'whole settings', {
      against: 'query floor',
      ratio: perSecond('whole settings') / perSecond('query floor'),
      goal: { of: 'ratio', atLeast: 0.5 },
    }),
    late('bare Fastify, tenant transaction', 'transaction floor'),
    late('save one setting, 20 providers at once', 'saves apart', {
      against: 'transaction floor',
      ratio: over('saves apart', 'transaction floor'),
      goal: { of: 'ratio', atMost: 5 },
    }),
    rate('saves with audit, 20 providers at once', 'saves apart', {
      against: 'transaction floor',
      ratio: perSecond('saves apart') / perSecond('transaction floor'),
      goal: { of: 'ratio', atLeast: 0.12 },
    }),
    late('save one setting, 20 people of one provider', 'saves together', {
      against: 'transaction floor',
      ratio: over('saves together', 'transaction floor'),
      goal: { of: 'ratio', atMost: 10 },
    }),
  ];
}
