/** Normalizes blocked values, so that they are found in every notation (F240). */
import type { BlockedList } from '#generated/types.ts';

export type BlockedValue = { readonly value: string } | { readonly problem: string };

const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
const domainPattern = new RegExp(`^(${label}\\.)+[a-z]{2,}$`);

/** The normalized value: lower case, phone numbers as +27…, IP addresses in their shortest form. Or its error. */
export function blockedValue(type: BlockedList, typed: string): BlockedValue {
  const text = typed.trim().toLowerCase();
  if (type === 'email-address') {
    const [name, domain = '', ...more] = text.split('@');
    const fits = name && more.length === 0 && !/\s/.test(name) && domainPattern.test(domain);
    return fits ? { value: text } : { problem: 'Enter an email address, such as name@example.com' };
  }
  if (type === 'email-domain') {
    const domain = text.replace(/^@/, '');
    return domainPattern.test(domain) ? { value: domain } : { problem: 'Enter a domain, such as example.com' };
  }
  if (type === 'mobile-number') {
    const number = mobileNumber(text);
    return number ? { value: number } : { problem: 'Enter a mobile number, such as 082 555 0142' };
  }
  const address = ipAddress(text);
  return address ? { value: address } : { problem: 'Enter an IP address, such as 203.0.113.7' };
}

/** `+27825550142` for a South African number without country code; null for an invalid number. */
export function mobileNumber(text: string): string | null {
  const bare = text.replaceAll(/[\s().-]/g, '');
  if (/^0\d{9}$/.test(bare)) return `+27${bare.slice(1)}`;
  if (/^00\d{8,15}$/.test(bare)) return `+${bare.slice(2)}`;
  return /^\+?\d{8,15}$/.test(bare) ? `+${bare.replace('+', '')}` : null;
}

/** An IPv4 address, or an IPv6 address in its shortest form; IPv4 in IPv6 becomes IPv4. Null for anything else. */
export function ipAddress(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return bare.split('.').every((part) => Number(part) <= 255) ? bare : null;
  if (!/^[0-9a-f:.]+$/.test(bare) || !bare.includes(':')) return null;
  return URL.canParse(`http://[${bare}]`) ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : null;
}

/** The domain of an email address and its parent domains: a.b, b … */
export function domainsOf(email: string): readonly string[] {
  const parts = (email.toLowerCase().split('@')[1] ?? '').split('.');
  return parts.map((_, index) => parts.slice(index).join('.')).filter((domain) => domain.includes('.'));
}
