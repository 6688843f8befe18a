/** Everything that the environment may say, in one table: the README documents it from here and nothing else reads process.env. */
import { resolve } from 'node:path';
import { hostFor } from '#platform/domain/environment.ts';
import type { S3Config } from './storage/s3-store.ts';

export interface Variable {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
}

export const variables = [
  { name: 'PORT', default: '3051', meaning: 'Port that the web app and the API answer on.' },
  { name: 'HOST', default: '0.0.0.0', meaning: 'Address to listen on; 127.0.0.1 keeps it to this machine.' },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'Folder of the embedded PostgreSQL, its passwords, the generated secret key and stored files.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL 15 or newer to use instead of the embedded one, as the user that owns the database.',
  },
  {
    name: 'DATABASE_APP_URL',
    default: '',
    meaning: 'How the API logs in when DATABASE_URL is set; default: role parcel_app with a derived password.',
  },
  {
    name: 'DATABASE_WORKER_URL',
    default: '',
    meaning:
      'How the job worker logs in when DATABASE_URL is set; default: role parcel_worker with a derived password.',
  },
  {
    name: 'SECRET_KEY',
    default: '',
    meaning:
      'Keys that encrypt secret settings: 32 bytes in base64, newest first, separated by commas. Default: generated into DATA_DIR.',
  },
  {
    name: 'PUBLIC_ORIGIN',
    default: '',
    meaning: 'Address that people type, such as https://ship.example.com; its host is given to the demo provider.',
  },
  {
    name: 'INTERNAL_EMAIL_DOMAINS',
    default: '',
    meaning:
      'Email domains of the platform’s own team, separated by commas: their users count as internal staff, a fact that settings may depend on.',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: 'trace, debug, info, warn, error or silent.' },
  {
    name: 'TRUST_PROXY',
    default: '',
    meaning: 'Addresses of the proxies in front, separated by commas, whose X-Forwarded-* headers are believed.',
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning:
      'Mail server for the platform’s own mails, such as smtps://user:password@smtp.example.com:465. Without it mails stay in the outbox.',
  },
  {
    name: 'MAIL_FROM',
    default: 'Parcel platform <noreply@localhost>',
    meaning: 'Sender of the platform’s own mails, a name and an address.',
  },
  {
    name: 'PAYFAST_URL',
    default: 'https://api.payfast.co.za',
    meaning: 'API of PayFast; with ?testing=true behind it, its sandbox.',
  },
  {
    name: 'PAYFAST_PAGE_URL',
    default: 'https://www.payfast.co.za',
    meaning: 'Payment pages of PayFast, or of its sandbox.',
  },
  { name: 'BOB_PAY_URL', default: 'https://api.bobpay.co.za', meaning: 'API of Bob Pay, or of its sandbox.' },
  { name: 'BOB_BOX_URL', default: 'https://api.bobbox.co.za', meaning: 'API of Bob Box, or of its sandbox.' },
  { name: 'STITCH_URL', default: 'https://secure.stitch.money', meaning: 'Where Stitch gives out tokens.' },
  { name: 'STITCH_API_URL', default: 'https://api.stitch.money', meaning: 'Address of the API of Stitch.' },
  {
    name: 'GOOGLE_LOGIN_URL',
    default: 'https://accounts.google.com',
    meaning: 'Who signs the identities of people that sign in with Google, and where its script is.',
  },
  {
    name: 'APPLE_LOGIN_URL',
    default: 'https://appleid.apple.com',
    meaning: 'Who signs the identities of people that sign in with Apple.',
  },
  {
    name: 'APPLE_LOGIN_SCRIPT_URL',
    default: 'https://appleid.cdn-apple.com',
    meaning: 'Where the script of signing in with Apple is.',
  },
  {
    name: 'GOOGLE_MAPS_API_KEY',
    default: '',
    meaning:
      'Key of Google Maps Platform with the Geocoding API and Places API (New), for addresses down to the street; without it the bundled gazetteer finds suburbs and towns.',
  },
  {
    name: 'GOOGLE_GEOCODING_URL',
    default: 'https://maps.googleapis.com',
    meaning: 'Where the Geocoding API answers.',
  },
  { name: 'GOOGLE_PLACES_URL', default: 'https://places.googleapis.com', meaning: 'Where the Places API answers.' },
  {
    name: 'S3_BUCKET',
    default: '',
    meaning:
      'Bucket that keeps uploaded and generated files. Without it they are kept in DATA_DIR, which several machines do not share.',
  },
  {
    name: 'S3_ENDPOINT',
    default: '',
    meaning: 'Address of an S3 service other than Amazon’s, such as https://s3.example.com.',
  },
  {
    name: 'IMAGE_HOST',
    default: '',
    meaning:
      'Where browsers fetch uploaded logos, such as https://images-{environment}.example.com: {environment} is dev, stage or prod, as the visited host says. Without it they come from the page’s own address.',
  },
  {
    name: 'API_HOST',
    default: '',
    meaning:
      'Where browsers call the API, below /api, such as https://api-{environment}.example.com: {environment} is dev, stage or prod, as the visited host says. Without it they call the page’s own address.',
  },
  {
    name: 'MARKETPLACE_API_HOST',
    default: '',
    meaning: 'The same for the pages of courier marketplaces; without it they call API_HOST like all others.',
  },
  {
    name: 'PAYMENTS_API_HOST',
    default: '',
    meaning: 'The same for the calls of the payments API, which are below /v2 there; without it they go where all go.',
  },
  { name: 'S3_REGION', default: 'af-south-1', meaning: 'Region of the bucket.' },
  { name: 'S3_ACCESS_KEY_ID', default: '', meaning: 'Key that may read, write and delete objects of the bucket.' },
  { name: 'S3_SECRET_ACCESS_KEY', default: '', meaning: 'The secret of that key.' },
  {
    name: 'OUTBOUND_TRUSTED',
    default: '',
    meaning:
      'Machines of our own network that may be talked to although somebody typed their address: host:port or host:port=address:port, separated by commas.',
  },
  {
    name: 'SCHEMAS_DIR',
    default: 'schemas',
    meaning: 'Folder of the schema files that the schema workbench reads and never writes.',
  },
  {
    name: 'SEED_DEMO',
    default: 'yes',
    meaning: 'no leaves an empty database empty; yes fills it with the two demo providers.',
  },
  {
    name: 'MAINTENANCE',
    default: 'no',
    meaning: 'yes shows everybody the maintenance page and answers every call with 418; /health and /ready go on.',
  },
] as const satisfies readonly Variable[];

type Name = (typeof variables)[number]['name'];

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseAppUrl: string | null;
  readonly databaseWorkerUrl: string | null;
  readonly secretKey: string | null;
  readonly publicOrigin: string | null;
  readonly internalEmailDomains: readonly string[];
  readonly logLevel: string;
  readonly trustProxy: readonly string[];
  readonly seedDemo: boolean;
  readonly maintenance: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly gateways: {
    readonly payfast: string;
    readonly payfastPage: string;
    readonly bobPay: string;
    readonly bobBox: string;
    readonly stitch: string;
    readonly stitchApi: string;
  };
  /** Origins of those who vouch for people, and of their scripts. */
  readonly identity: { readonly google: string; readonly apple: string; readonly appleScript: string };
  readonly geocoding: { readonly apiKey: string | null; readonly geocodingUrl: string; readonly placesUrl: string };
  /** Null: the page's own address. See `imageHostOf`. */
  readonly imageHost: string | null;
  /** Null: the page's own address, or that of the main API. See `http/hosts/api-hosts.ts`. */
  readonly apiHosts: {
    readonly main: string | null;
    readonly marketplace: string | null;
    readonly payments: string | null;
  };
  /** Null while files are kept on disk. */
  readonly s3: S3Config | null;
  readonly outboundTrusted: readonly string[];
  readonly schemasDir: string;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = (name: Name): string =>
    env[name]?.trim() || variables.find((variable) => variable.name === name)!.default;
  const optional = (name: Name): string | null => read(name) || null;
  const address = (name: Name): string => {
    if (URL.canParse(read(name))) return read(name);
    throw new Error(`${name} must be an address such as https://api.example.com, not "${read(name)}".`);
  };

  const port = Number(read('PORT'));
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${read('PORT')}".`);
  }
  if (!logLevels.includes(read('LOG_LEVEL'))) {
    throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${read('LOG_LEVEL')}".`);
  }
  if (optional('PUBLIC_ORIGIN') && !URL.canParse(read('PUBLIC_ORIGIN'))) {
    throw new Error(
      `PUBLIC_ORIGIN must be an address such as https://ship.example.com, not "${read('PUBLIC_ORIGIN')}".`,
    );
  }
  if (optional('SMTP_URL') && !/^smtps?:\/\/[^\s]+$/.test(read('SMTP_URL'))) {
    throw new Error('SMTP_URL must begin with smtp:// or smtps:// and name a mail server.');
  }
  return {
    port,
    host: read('HOST'),
    dataDir: resolve(read('DATA_DIR')),
    databaseUrl: optional('DATABASE_URL'),
    databaseAppUrl: optional('DATABASE_APP_URL'),
    databaseWorkerUrl: optional('DATABASE_WORKER_URL'),
    secretKey: optional('SECRET_KEY'),
    publicOrigin: optional('PUBLIC_ORIGIN'),
    internalEmailDomains: listOf(read('INTERNAL_EMAIL_DOMAINS')),
    logLevel: read('LOG_LEVEL'),
    trustProxy: listOf(read('TRUST_PROXY')),
    seedDemo: read('SEED_DEMO') !== 'no',
    maintenance: read('MAINTENANCE') === 'yes',
    smtpUrl: optional('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    gateways: {
      payfast: address('PAYFAST_URL'),
      payfastPage: address('PAYFAST_PAGE_URL'),
      bobPay: address('BOB_PAY_URL'),
      bobBox: address('BOB_BOX_URL'),
      stitch: address('STITCH_URL'),
      stitchApi: address('STITCH_API_URL'),
    },
    identity: {
      google: new URL(address('GOOGLE_LOGIN_URL')).origin,
      apple: new URL(address('APPLE_LOGIN_URL')).origin,
      appleScript: new URL(address('APPLE_LOGIN_SCRIPT_URL')).origin,
    },
    geocoding: {
      apiKey: optional('GOOGLE_MAPS_API_KEY'),
      geocodingUrl: address('GOOGLE_GEOCODING_URL'),
      placesUrl: address('GOOGLE_PLACES_URL'),
    },
    imageHost: imageHost(optional('IMAGE_HOST')),
    apiHosts: {
      main: apiHost('API_HOST', optional('API_HOST')),
      marketplace: apiHost('MARKETPLACE_API_HOST', optional('MARKETPLACE_API_HOST')),
      payments: apiHost('PAYMENTS_API_HOST', optional('PAYMENTS_API_HOST')),
    },
    s3: bucketOf(read),
    outboundTrusted: listOf(read('OUTBOUND_TRUSTED')),
    schemasDir: resolve(read('SCHEMAS_DIR')),
  };
}

function imageHost(template: string | null): string | null {
  if (template !== null && !URL.canParse(hostFor(template, 'prod')))
    throw new Error(
      `IMAGE_HOST must be an address such as https://images-{environment}.example.com, not "${template}".`,
    );
  return template;
}

/** A scheme, a host and perhaps a port: what follows them is the API's own. */
function apiHost(name: Name, template: string | null): string | null {
  if (template === null) return null;
  const address = hostFor(template, 'prod');
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && new URL(address).origin === address)
    return template;
  throw new Error(
    `${name} must be an address without a path such as https://api-{environment}.example.com, not "${template}".`,
  );
}

function bucketOf(read: (name: Name) => string): S3Config | null {
  const bucket = read('S3_BUCKET');
  if (bucket === '') return null;
  const region = read('S3_REGION');
  const endpoint = read('S3_ENDPOINT') || `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint)) throw new Error(`S3_ENDPOINT must be an address, not "${endpoint}".`);
  const accessKeyId = read('S3_ACCESS_KEY_ID');
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY');
  if (accessKeyId === '' || secretAccessKey === '')
    throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
