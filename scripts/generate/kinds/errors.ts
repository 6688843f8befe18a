/** Errors shared by calls: readers of calls add them, so that they have no outputs of their own. */
import { checkSharedErrors } from '../check-calls.ts';
import type { Kind } from '../kind.ts';

export const errors: Kind = {
  folder: 'errors',
  reads: ['calls'],
  check: ({ files }) => checkSharedErrors(files),
};
