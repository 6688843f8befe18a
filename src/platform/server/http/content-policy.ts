/** The Content-Security-Policy of a page: what our own pages need, and vendors only while their setting is on. */
import type { Settings } from '#generated/types.ts';
import type { Config } from '../config.ts';

export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'worker-src'
  | 'form-action';

type Sources = Partial<Record<Directive, readonly string[]>>;

interface Vendor {
  /** Evaluates the public settings of the provider. */
  readonly on: (settings: Settings) => boolean;
  readonly sources: Sources;
}

/** What each of our pages needs. Logos may be on any https host. */
const own: Readonly<Record<Directive, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
};

/** The allow-list: an origin is in the policy only while its setting is on. */
export const vendors: Readonly<Record<string, Vendor>> = {
  google: {
    on: (settings) => settings.google_login_enabled === true,
    sources: {
      'script-src': ['https://accounts.google.com/gsi/client'],
      'style-src': ['https://accounts.google.com/gsi/style'],
      'connect-src': ['https://accounts.google.com/gsi/'],
      'frame-src': ['https://accounts.google.com/gsi/'],
    },
  },
  apple: {
    on: (settings) => settings.apple_login_enabled === true,
    sources: {
      'script-src': ['https://appleid.cdn-apple.com'],
      'connect-src': ['https://appleid.apple.com'],
      'frame-src': ['https://appleid.apple.com'],
      'form-action': ['https://appleid.apple.com'],
    },
  },
  tag_manager: {
    // The feature is on unless excluded, and it needs a container ID.
    on: (settings) => settings.unused_feature_gtm === false && Boolean(settings.gtm_container_id),
    sources: {
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    },
  },
};

/**
 * `nonce` allows the page's own style elements and those that the component kit adds; `identity` says where this server looks for Google
 * and Apple, and `gateways` where PayFast's payment page is, all of which may be simulated. A page may send a form to that page and to
 * no other: whether the provider takes PayFast is not known to visitors, for whom the page is made. `api`: origins of the API's own hosts.
 */
export function contentPolicy(
  settings: Settings,
  nonce: string,
  { identity, gateways }: Pick<Config, 'identity' | 'gateways'>,
  api: readonly string[] = [],
): string {
  const more: Sources = { 'connect-src': api, 'form-action': [new URL('/eng/process', gateways.payfastPage).href] };
  const active = Object.values(vendors).filter((vendor) => vendor.on(settings));
  const located = (source: string): string =>
    source
      .replace('https://accounts.google.com', identity.google)
      .replace('https://appleid.apple.com', identity.apple)
      .replace('https://appleid.cdn-apple.com', identity.appleScript);
  const directives = (Object.keys(own) as Directive[]).map((name) => {
    const sources = [
      ...own[name],
      ...(more[name] ?? []),
      ...active.flatMap((vendor) => (vendor.sources[name] ?? []).map(located)),
    ];
    return `${name} ${[...sources, ...(name === 'style-src' ? [`'nonce-${nonce}'`] : [])].join(' ')}`;
  });
  return ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "manifest-src 'self'", ...directives].join(
    '; ',
  );
}
