/** The order of the lines of an imported bank statement. Pure. */
import type { ImportedLine, PaymentImportResult } from '#generated/types.ts';

const imported: ReadonlySet<PaymentImportResult> = new Set(['matched', 'unmatched']);

/** Lines that are not imported come first; otherwise in the order of the file. */
export function notImportedFirst(lines: readonly ImportedLine[]): readonly ImportedLine[] {
  return [...lines].sort((one, other) => {
    const order = Number(imported.has(one.result)) - Number(imported.has(other.result));
    return order || one.row - other.row;
  });
}
