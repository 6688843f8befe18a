/** The hosts of the API (F016): which ones a page calls, and what each of them answers. Nothing is configured: pages call their own address. */
import { environmentOf, hostFor, type Environment } from '#platform/domain/environment.ts';
import type { calls } from '#generated/calls.ts';
import type { Config } from '../../config.ts';

/** What a call's schema says under `host`. */
export type ApiHost = (typeof calls)[keyof typeof calls]['host'];

/** What stands before the path of a call, such as `https://api.example.com/api`; `/api` at the page's own address. */
export type ApiBases = Readonly<Record<ApiHost, string>>;

type Configured = Pick<Config, 'apiHosts'>;

/** The path that the calls of a host are below. */
const prefixes: Readonly<Record<ApiHost, string>> = { main: '/api', payments: '/v2' };

/** Where the pages of a provider call the API. `host`: where they are; `kind`: of the provider. */
export function apiBases({ apiHosts }: Configured, host: string, kind: string): ApiBases {
  const environment = environmentOf(host);
  const named = (kind === 'marketplace' && apiHosts.marketplace) || apiHosts.main;
  const main = (named === null ? '' : hostFor(named, environment)) + prefixes.main;
  const { payments } = apiHosts;
  return { main, payments: payments === null ? main : hostFor(payments, environment) + prefixes.payments };
}

/** The origins of those other than the page's own, each once: for the policy of a page. */
export function apiOrigins(bases: ApiBases): readonly string[] {
  const others = Object.values(bases).filter((base) => URL.canParse(base));
  return [...new Set(others.map((base) => new URL(base).origin))];
}

/** By host and port, of every environment: what is answered there. */
export function apiHostsOf({ apiHosts }: Configured): ReadonlyMap<string, ReadonlySet<ApiHost>> {
  const found = new Map<string, Set<ApiHost>>();
  const add = (template: string | null, answers: ApiHost): void => {
    if (template === null) return;
    for (const environment of ['dev', 'stage', 'prod'] satisfies readonly Environment[]) {
      const { host } = new URL(hostFor(template, environment));
      found.set(host, (found.get(host) ?? new Set()).add(answers));
    }
  };
  add(apiHosts.main, 'main');
  add(apiHosts.marketplace, 'main');
  add(apiHosts.payments, 'payments');
  return found;
}

/** The paths of a call, its parameters not filled in: at the host of the pages, and at the payments host where it belongs there. */
export function pathsOf(
  { apiHosts }: Configured,
  call: { readonly path: string; readonly outside_api: boolean; readonly host: ApiHost },
): readonly string[] {
  if (call.outside_api) return [call.path];
  const path = prefixes.main + call.path;
  return call.host === 'payments' && apiHosts.payments !== null ? [path, paymentsPathOf(path)] : [path];
}

/** Where the payments host answers what is below `/api` elsewhere. */
export function paymentsPathOf(path: string): string {
  return prefixes.payments + path.slice(prefixes.main.length);
}

export function isPaymentsPath(path: string): boolean {
  return path.startsWith(`${prefixes.payments}/`);
}

export function isMainPath(path: string): boolean {
  return path.startsWith(`${prefixes.main}/`);
}
