/** Whether the user has terms to accept, and which. */
import type { Settings } from '#generated/types.ts';
import type { Session } from '../../client/session.ts';

export type Terms =
  | { readonly mode: 'checkbox'; readonly version: string; readonly lines: readonly string[] }
  | { readonly mode: 'window'; readonly version: string; readonly html: string };

/** Distance in pixels from the end of the text within which it counts as read (F120). */
const nearEnd = 60;

/** Undefined for users without an account, while impersonating (F124), and once this version was accepted. */
export function termsToAccept({ user, impersonatedUsername }: Session, settings: Settings): Terms | undefined {
  const { terms_mode: mode, terms_and_conditions_version: version = '1' } = settings;
  if (!user?.account_id || impersonatedUsername !== null) return undefined;
  if (user.terms_and_conditions_accepted_version === version) return undefined;
  if (mode === 'checkbox') return { mode, version, lines: settings.shipment_terms ?? [] };
  if (mode === 'window') return { mode, version, html: settings.window_user_terms_and_conditions ?? '' };
  return undefined;
}

/** Whether a text was scrolled to its end, or needs no scrolling. */
export function isReadTo({
  scrollHeight,
  scrollTop,
  clientHeight,
}: Pick<Element, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean {
  return scrollHeight - scrollTop - clientHeight <= nearEnd;
}
