/**
 * The boot data that the server writes into the page: its provider and public settings, so that nothing has to be
 * requested first.
 */
import type { calls } from '#generated/calls.ts';
import type { ReadProviderAnswer200, Settings } from '#generated/types.ts';
import { recall, remember } from './memory.ts';

/** The names of the API hosts, as the schemas of calls declare them. */
export type ApiHost = (typeof calls)[keyof typeof calls]['host'];

export interface Boot {
  readonly provider: ReadProviderAnswer200['provider'];
  readonly revision: number;
  readonly provider_settings: Settings;
  readonly version: string;
  /** What stands before the paths of calls instead of `/api`; undefined where they are asked at the page's own address. */
  readonly api?: Readonly<Record<ApiHost, string>> | undefined;
  /** Where the events stood when the page was made; undefined where the page was served without it. */
  readonly position?: number | undefined;
}

let current: Boot | undefined;

export function boot(): Boot {
  if (!current) throw new Error('The page was not started yet');
  return current;
}

/** For the very first call, which asks for the provider of the page. */
export function bootIfAny(): Boot | undefined {
  return current;
}

export function setBoot(next: Boot): void {
  current = next;
}

/** Undefined in development, where the page is served without boot data. */
export function bootInPage(): Boot | undefined {
  const element = document.getElementById('boot');
  if (!element?.textContent) return undefined;
  const position = Number(element.dataset['position'] || Number.NaN);
  return { ...(JSON.parse(element.textContent) as Boot), position: Number.isNaN(position) ? undefined : position };
}

/** The nonce of the page's own style element, which Mantine uses for the styles that it adds. */
export function styleNonce(): string {
  return document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';
}

const overrideKey = 'host_override';

/** The host whose site is shown instead of the page's own (F014); production servers ignore it. */
export function hostOverride(): string | null {
  return recall(overrideKey);
}

/**
 * Reads the host override from the address and removes it from there; an empty value ends the override. Call once,
 * before the first request.
 */
export function takeHostOverride(): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(overrideKey);
  if (named === null) return;
  remember(overrideKey, named || null);
  address.searchParams.delete(overrideKey);
  history.replaceState(history.state, '', address);
}
