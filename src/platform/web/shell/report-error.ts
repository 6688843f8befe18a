/** Tells the server of errors of our own code, so that the team hears of them without being called (F062, F409). */
import { CallError } from '../client/call-error.ts';
import { call } from '../client/call.ts';

/** What a machine says whose disk is full or away, and what browsers say of a layout that took one more picture: no errors of ours. */
const notOurs = /failed to write to device|resizeobserver loop/i;
const told = new Set<string>();

/** Whether the team should hear of it: not of refusals, of requests that were given up, and of the person's own machine. */
export function isReported(failure: unknown): boolean {
  if (failure instanceof CallError) return false;
  if (failure instanceof DOMException && failure.name === 'AbortError') return false;
  return !notOurs.test(textOf(failure));
}

/** Each error once a page; an answer is not waited for. */
export function reportError(failure: unknown): void {
  const message = textOf(failure).slice(0, 500);
  if (message === '' || told.has(message) || !isReported(failure)) return;
  told.add(message);
  const stack = failure instanceof Error ? (failure.stack ?? '').slice(0, 4000) : '';
  const body = { message, path: location.pathname.slice(0, 300), ...(stack !== '' && { stack }) };
  void call('report_error', { body }).catch(() => undefined);
}

function textOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
