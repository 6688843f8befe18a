/** The hub at which a device scans: chosen once, and kept on the device for everyone who scans with it. */
interface Choice {
  readonly branches: readonly { readonly id: number }[];
  /** The branch that the user is limited to. */
  readonly limit: number | null;
  /** The branch that was chosen on this device. */
  readonly kept: number | null;
  /** The branch that the user belongs to. */
  readonly own: number | null;
}

/** Null where it must be chosen first, and for a provider without branches. */
export function hubOf({ branches, limit, kept, own }: Choice): number | null {
  if (limit !== null) return limit;
  const known = [kept, own].find((id) => branches.some((branch) => branch.id === id));
  return known ?? (branches.length === 1 ? branches[0]!.id : null);
}
