/** Reports errors of our own code to the server, so that the team learns of them (F062, F409). */
import { CallError } from '../client/call-error.ts';
import { call } from '../client/call.ts';

/** Messages of a full or missing disk, and of a layout that needed one more frame: not our errors. */
const notOurs = /failed to write to device|resizeobserver loop/i;
const reported = new Set<string>();

/** Whether an error is reported: not refusals, aborted requests or faults of the user's machine. */
export function isReported(failure: unknown): boolean {
  if (failure instanceof CallError) return false;
  if (failure instanceof DOMException && failure.name === 'AbortError') return false;
  return !notOurs.test(textOf(failure));
}

/** Reports each error once per page, without waiting for the response. */
export function reportError(failure: unknown): void {
  const message = textOf(failure).slice(0, 500);
  if (message === '' || reported.has(message) || !isReported(failure)) return;
  reported.add(message);
  const stack = failure instanceof Error ? (failure.stack ?? '').slice(0, 4000) : '';
  const body = { message, path: location.pathname.slice(0, 300), ...(stack !== '' && { stack }) };
  void call('report_error', { body }).catch(() => undefined);
}

function textOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
