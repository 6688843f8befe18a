/** Errors that calls share: readers of calls add them, so that they make nothing of their own. */
import { checkSharedErrors } from '../check-calls.ts';
import type { Kind } from '../kind.ts';

export const errors: Kind = { folder: 'errors', check: ({ files }) => checkSharedErrors(files) };
