/** The environment that a host belongs to (F013). */

export type Environment = 'dev' | 'stage' | 'prod';

const devLabels = new Set(['dev', 'development', 'localhost', 'local', 'test']);
const stageLabels = new Set(['stage', 'staging', 'stg', 'uat', 'sandbox']);
const privateAddress = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d|^0\.0\.0\.0$|^\[?::1\]?$/;

/**
 * The environment of a host, with or without port, case-insensitive. Local names, private addresses and names with the
 * word `dev` are dev; names with the word `stage`, `staging`, `stg`, `uat` or `sandbox` are stage; everything else is
 * prod, so that an unknown host is treated most strictly. Words are delimited by dots or hyphens: `devon.co.za` is
 * prod.
 */
export function environmentOf(host: string): Environment {
  const name = hostname(host);
  if (name === '' || privateAddress.test(name)) return 'dev';
  const words = name.split(/[.-]/);
  if (words.some((word) => devLabels.has(word))) return 'dev';
  return words.some((word) => stageLabels.has(word)) ? 'stage' : 'prod';
}

/** The address of a service that exists per environment: `https://images-{environment}.example.com`, without a trailing slash. */
export function hostFor(template: string, environment: Environment): string {
  return template.replaceAll('{environment}', environment).replace(/\/+$/, '');
}

/** The name without port, scheme or path, in lower case. */
function hostname(host: string): string {
  const bare = host
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/s, '');
  return bare.startsWith('[') ? bare.replace(/\].*$/s, ']') : bare.replace(/:\d*$/, '').replace(/\.$/, '');
}
