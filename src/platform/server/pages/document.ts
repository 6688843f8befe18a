/** Renders the HTML page of one origin: the built page with the provider's title, icon, colours and public settings. */
import { themeCss } from '#platform/domain/theme.ts';
import type { Settings } from '#generated/types.ts';

export interface Brand {
  readonly title: string;
  readonly favicon: string | undefined;
  readonly settings: Settings;
  /** The data that the browser starts with, so that the first render needs no request. */
  readonly boot: unknown;
}

// Contains a character that is escaped in every text of a provider.
const nonceMark = '<nonce>';
const filesMark = '<files>';
const positionMark = '<position>';

/** The page for all paths: `withScreen` inserts what a path needs, `withNonce` and `withPosition` what a response needs. */
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
  // A function, because `$` is special in a replacement string.
  // Shown until there is something in the root. Without words: text waits for its font (F018).
  const starting = '<div class="starting" aria-hidden="true"></div>';
  return without
    .replace(/<\/head>/i, () => `${head}</head>`)
    .replace('<div id="root"></div>', (root) => root + starting);
}

/** `files` are the tags for the files of the screen. */
export function withScreen(document: string, files: string): string {
  return document.replace(filesMark, () => files);
}

export function withNonce(document: string, nonce: string): string {
  return document.replace(nonceMark, nonce);
}

/** `position`: where the page's event stream starts, so that no event is missed in between. */
export function withPosition(document: string, position: number | undefined): string {
  return document.replace(positionMark, String(position ?? ''));
}

/** The page of a host that belongs to no provider (F047). */
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
