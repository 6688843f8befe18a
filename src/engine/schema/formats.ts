/** The definition of every `format`, shared by ajv, the standalone validators and hand-written code. */

export type Format = RegExp | ((text: string) => boolean);

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-][a-z0-9.!#$%&'*+/=?^_`{|}~-]{0,63}$/i;
const afterHost = /^(?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?$/;
const rootRelative = /^\/(?![/\\])[^\s"<>\\]*$/;
const usPhone = /^\(?\d{3}\)?[-.]?\d{3}[-.]?\d{4}$/;
const plusPhone = /^\+\d{10,12}$/;
const calendarDate = /^(\d{4})-(\d\d)-(\d\d)$/;
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const instant =
  /^\d{4}-\d\d-\d\d[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

/** ISO 3166-1 alpha-2, two letters each. */
const countries =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZ' +
  'DEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJP' +
  'KEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZ' +
  'OMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZ' +
  'UAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

function isHostname(text: string): boolean {
  return text.length > 0 && text.length <= 253 && text.split('.').every((part) => label.test(part));
}

/** A plausible host name: it has a dot, or is localhost. */
function isSiteHost(text: string): boolean {
  return isHostname(text) && (text.includes('.') || text.toLowerCase() === 'localhost');
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > 254) return false;
  const local = text.slice(0, at);
  const host = text.slice(at + 1);
  return mailbox.test(local) && !local.endsWith('.') && !local.includes('..') && host.includes('.') && isHostname(host);
}

function isEmailList(text: string): boolean {
  return text.split(/[,;]/).every((part) => isEmail(part.trim()));
}

/** The addresses of a list with commas or semicolons between them. */
export function emailsIn(list: string): string[] {
  return list.split(/[,;]/).flatMap((one) => one.trim() || []);
}

function isSite(text: string): boolean {
  const end = text.search(/[:/?#]/);
  const host = end < 0 ? text : text.slice(0, end);
  return isSiteHost(host) && afterHost.test(end < 0 ? '' : text.slice(end));
}

function isHttpsUrl(text: string): boolean {
  return /^https:\/\//i.test(text) && isSite(text.slice(8));
}

function isPhone(text: string): boolean {
  if (text.length > 40) return false;
  const digits = text.replaceAll(' ', '');
  return plusPhone.test(digits) || usPhone.test(digits);
}

function isDate(text: string): boolean {
  const parts = calendarDate.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  // No database has a year 0.
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isCountry(text: string): boolean {
  if (text.length !== 2) return false;
  for (let at = countries.indexOf(text); at >= 0; at = countries.indexOf(text, at + 1)) if (at % 2 === 0) return true;
  return false;
}

/** The code of every country that `country` accepts. */
export function countryCodes(): readonly string[] {
  return countries.match(/../g) ?? [];
}

/** An https address, or a path on the page's own origin such as `/brand/logo.svg`. */
function isAssetUrl(text: string): boolean {
  return rootRelative.test(text) || isHttpsUrl(text);
}

/**
 * Every format by name. None throws or backtracks: the time is linear in the length of the text. Patterns of addresses,
 * URLs and phone numbers: F423; half-hour steps (F426) are left to the time widget.
 */
export const formats: Readonly<Record<string, Format>> = {
  email: isEmail,
  /** One or more addresses separated by comma or semicolon. */
  'email-list': isEmailList,
  /** A web address; `http://` or `https://` is optional. */
  url: (text) => isSite(text.replace(/^https?:\/\//i, '')),
  'https-url': isHttpsUrl,
  'asset-url': isAssetUrl,
  /** A plus and 10–12 digits, 10 digits, or the common `(012) 345-6789` forms; spaces are ignored. */
  'phone-za': isPhone,
  'time-of-day': clock,
  date: isDate,
  'date-time': (text) => instant.test(text) && isDate(text.slice(0, 10)),
  colour: /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /** Any text: the server sanitises it before storing. */
  html: () => true,
  /** One to three numbers: `4`, `4.2`, `4.2.1`. */
  version: /^\d{1,9}(?:\.\d{1,9}){0,2}$/,
  country: isCountry,
  hostname: isHostname,
  /** The letters and digits at the start of a provider's waybill numbers. */
  'tracking-prefix': /^[A-Z0-9]{1,10}$/,
  status: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
};

/** Whether a text has one of these formats. */
export function isFormat(name: string, text: string): boolean {
  const format = formats[name];
  return format instanceof RegExp ? format.test(text) : (format?.(text) ?? false);
}
