/** The modules of the product, lowest first: each may use those above it in this list, and reacts to the others by events. */

export const modules = [
  'settings',
  'identity',
  'files',
  'accounts',
  'ledger',
  'geography',
  'rates',
  'shipments',
  'tracking',
  'operations',
  'billing',
  'payments',
  'messaging',
  'integrations',
  'reporting',
  'registration',
  'administration',
] as const;
