/** The statuses of an invoice with an outstanding amount. */
import { invoice_status } from '#generated/enums.ts';
import type { InvoiceStatus } from '#generated/types.ts';

export const openStatuses: readonly InvoiceStatus[] = invoice_status.flatMap(({ const: status, 'x-flags': flags }) =>
  flags.some((flag) => flag === 'open') ? status : [],
);
