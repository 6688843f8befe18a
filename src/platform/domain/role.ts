/** The kind of a user, from role and account (F251, F377). */

/** The built-in role ids that rules refer to. */
export const roles = {
  platformAdmin: 1,
  providerAdmin: 2,
  opsManager: 3,
  accountOwner: 5,
  accountUser: 6,
  driver: 7,
  accountUserNoBilling: 9,
} as const;

const accountRoles: ReadonlySet<number> = new Set([roles.accountUser, roles.accountUserNoBilling, roles.accountOwner]);

export interface Person {
  readonly role_id: number;
  readonly account_id?: number | null | undefined;
}

/** Roles 5, 6 and 9 exist only within an account. */
export function needsAccount(roleId: number): boolean {
  return accountRoles.has(roleId);
}

/** Whether a user works for the provider or the platform: limited to no account, and not in a role of accounts. */
export function isStaff(person: Person): boolean {
  return !hasAccount(person) && !needsAccount(person.role_id);
}

/** The audience of a user's responses, as in `x-exposure`. */
export function audienceOf(person: Person | null | undefined): 'public' | 'customer' | 'staff' {
  if (!person) return 'public';
  return isStaff(person) ? 'staff' : 'customer';
}

/** Whether an address is in one of the platform's own domains, whose users are internal staff (F378). */
export function isInternalEmail(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return email.includes('@') && domains.some((own) => own.toLowerCase() === domain);
}

function hasAccount({ account_id }: Person): boolean {
  return account_id !== null && account_id !== undefined;
}
