/** What is blocked, written in one way, so that it is found however somebody writes it (F240). */
import type { BlockedList } from '#generated/types.ts';

export type BlockedValue = { readonly value: string } | { readonly problem: string };

const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
const domainPattern = new RegExp(`^(${label}\\.)+[a-z]{2,}$`);

/** The value as it is kept: small letters, numbers as +27…, addresses in their shortest form. Or what is wrong with it. */
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

/** `+27825550142` of a South African number without its country; null for what is no number. */
export function mobileNumber(text: string): string | null {
  const bare = text.replaceAll(/[\s().-]/g, '');
  if (/^0\d{9}$/.test(bare)) return `+27${bare.slice(1)}`;
  if (/^00\d{8,15}$/.test(bare)) return `+${bare.slice(2)}`;
  return /^\+?\d{8,15}$/.test(bare) ? `+${bare.replace('+', '')}` : null;
}

/** An IPv4 address, or an IPv6 address in its shortest form; IPv4 inside IPv6 is IPv4. Null for anything else. */
export function ipAddress(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return bare.split('.').every((part) => Number(part) <= 255) ? bare : null;
  if (!/^[0-9a-f:.]+$/.test(bare) || !bare.includes(':')) return null;
  return URL.canParse(`http://[${bare}]`) ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : null;
}

/** The domain of an address and every domain above it: a, b.a … */
export function domainsOf(email: string): readonly string[] {
  const parts = (email.toLowerCase().split('@')[1] ?? '').split('.');
  return parts.map((_, index) => parts.slice(index).join('.')).filter((domain) => domain.includes('.'));
}
