/** Handles uncaught errors: the user is shown those that they can do something about, once; others stay silent (F408). */
import { crashHelp } from '../ui/feedback/crash-help.ts';

const reported = new Set<string>();

/** Call once, when the page starts. */
export function watchUncaught(): void {
  window.addEventListener('error', ({ error, message }) => void answerUncaught(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => void answerUncaught(reason));
}

/** Hardly any page needs it, so it loads with the first error. */
export async function report(failure: unknown): Promise<void> {
  const loaded = await import('./report-error.ts').catch(() => undefined);
  loaded?.reportError(failure);
}

async function answerUncaught(failure: unknown): Promise<void> {
  const help = crashHelp(failure);
  if (help === undefined) return report(failure);
  if (reported.has(help)) return;
  reported.add(help);
  // Hardly any page needs it. A page that cannot load it has outdated files, which its screens report themselves.
  const { showToast } = await import('../ui/feedback/toast.ts').catch(() => ({ showToast: undefined }));
  showToast?.('error', help, false);
}
