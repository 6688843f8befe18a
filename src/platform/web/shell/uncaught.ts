/** Errors that nothing caught: the person hears of those that they can do something about, once; the rest is silent (F408). */
import { crashHelp } from '../ui/feedback/crash-help.ts';

const said = new Set<string>();

/** Call once, at the start of the page. */
export function watchUncaught(): void {
  window.addEventListener('error', ({ error, message }) => void answerUncaught(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => void answerUncaught(reason));
}

/** Hardly any page ever needs it, so that it loads with the first error. */
export async function tell(failure: unknown): Promise<void> {
  const loaded = await import('./report-error.ts').catch(() => undefined);
  loaded?.reportError(failure);
}

async function answerUncaught(failure: unknown): Promise<void> {
  const help = crashHelp(failure);
  if (help === undefined) return tell(failure);
  if (said.has(help)) return;
  said.add(help);
  // Hardly any page ever needs it. One that cannot load it has old files, which its screens say themselves.
  const { showToast } = await import('../ui/feedback/toast.ts').catch(() => ({ showToast: undefined }));
  showToast?.('error', help, false);
}
