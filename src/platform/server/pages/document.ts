/** Writes the HTML of one origin: the built page, with the provider's title, icon, colours and public settings in it. */
import { themeCss } from '#platform/domain/theme.ts';
import type { Settings } from '#generated/types.ts';

export interface Brand {
  readonly title: string;
  readonly favicon: string | undefined;
  readonly settings: Settings;
  /** What the browser starts from, so that it has to ask for nothing before the first picture. */
  readonly boot: unknown;
}

// With a sign that is escaped in everything a provider may write.
const nonceMark = '<nonce>';
const filesMark = '<files>';
const positionMark = '<position>';

/** The page of every path: `withScreen` puts in what one path needs, `withNonce` and `withPosition` what one answer needs. */
export function brandedDocument(template: string, brand: Brand): string {
  const icon = brand.favicon ? `<link rel="icon" href="${escapeHtml(brand.favicon)}">` : '';
  const boot = JSON.stringify(brand.boot).replaceAll('<', '\\u003c');
  const head =
    `<title>${escapeHtml(brand.title)}</title>${icon}` +
    `<style nonce="${nonceMark}">${themeCss(brand.settings)}</style>` +
    `<script type="application/json" id="boot" data-position="${positionMark}">${boot}</script>${filesMark}`;
  const without = template
    .replace(/<title>[^]*?<\/title>/i, '')
    .replace(brand.favicon ? /<link[^>]+rel="(?:shortcut )?icon"[^>]*>/i : /$^/, '');
  // A function, because `$` means something in a replacement text.
  return without.replace(/<\/head>/i, () => `${head}</head>`);
}

/** `files` are the tags of what the screen loads. */
export function withScreen(document: string, files: string): string {
  return document.replace(filesMark, () => files);
}

export function withNonce(document: string, nonce: string): string {
  return document.replace(nonceMark, nonce);
}

/** `position`: from where the page goes on to hear what moves, so that nothing falls between the page and its stream. */
export function withPosition(document: string, position: number | undefined): string {
  return document.replace(positionMark, String(position ?? ''));
}

/** An address that nobody's brand answers at (F047). */
export function notFoundDocument(): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page not found</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>' +
    "<h1>Page not found</h1><p>Oops! We can't seem to find the page you're looking for.</p><p>Error code: 404</p>" +
    '</main></body></html>'
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
