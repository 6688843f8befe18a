/** Checks the blocked lists (F240): when accounts are opened, guests book and customers log in. */
import { emailsIn } from '#engine/schema/formats.ts';
import type { BlockedList } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { blockedValue, domainsOf, ipAddress, mobileNumber } from '../../domain/blocked-value.ts';
import { findBlocked, type Looked } from '../blocked-lists/repository.ts';

export interface Person {
  /** Of the request; it has no field. */
  readonly ip?: string;
  /** By the field that each was entered in; one or more addresses. */
  readonly emails?: Readonly<Record<string, string | null | undefined>>;
  readonly numbers?: Readonly<Record<string, string | null | undefined>>;
}

type Lookup = Looked & { readonly field?: string };

const texts: Readonly<Record<BlockedList, string>> = {
  'email-address': 'This email address can’t be used here',
  'email-domain': 'Email addresses of this domain can’t be used here',
  'mobile-number': 'This mobile number can’t be used here',
  'ip-address': 'This isn’t possible from your internet connection',
};

function lookupsFor({ ip, emails = {}, numbers = {} }: Person): readonly Lookup[] {
  const address = ip === undefined ? null : ipAddress(ip);
  const of = (type: BlockedList, value: string, field: string): Lookup => ({ type, value, field });
  return [
    ...(address === null ? [] : [{ type: 'ip-address' as const, value: address }]),
    ...Object.entries(emails).flatMap(([field, list]) =>
      emailsIn(list ?? '').flatMap((email) => {
        const known = blockedValue('email-address', email);
        if (!('value' in known)) return [];
        const domains = domainsOf(known.value).map((domain) => of('email-domain', domain, field));
        return [of('email-address', known.value, field), ...domains];
      }),
    ),
    ...Object.entries(numbers).flatMap(([field, number]) => {
      const value = mobileNumber(number ?? '');
      return value === null ? [] : [of('mobile-number', value, field)];
    }),
  ];
}

/** The blocked details; empty for someone who is not blocked. */
async function blockedOf(tx: Transaction, person: Person): Promise<readonly Lookup[]> {
  const all = lookupsFor(person);
  const found = await findBlocked(tx, all);
  return all.filter((one) => found.some(({ type, value }) => type === one.type && value === one.value));
}

export async function isBlocked(tx: Transaction, person: Person): Promise<boolean> {
  return (await blockedOf(tx, person)).length > 0;
}

/** Throws `blocked` (403) with an error at each blocked field. */
export async function requireNotBlocked(tx: Transaction, person: Person): Promise<void> {
  const found = await blockedOf(tx, person);
  const [first] = found;
  if (!first) return;
  const errors = new Map(
    found.flatMap(({ type, field }) => (field === undefined ? [] : [[field, texts[type]] as const])),
  );
  const fields = [...errors].map(([field, message]) => ({ field, message, code: 'blocked' }));
  throw new ApiError(403, 'blocked', `${texts[first.type]}. Contact us if you think this is a mistake`, fields);
}
