/**
 * A provider's embedded HTML for customers' pages, as a document of its own. Its sandbox policy gives it an opaque
 * origin, in a frame or opened directly, so that it cannot access our pages, the browser's storage or a session.
 */

const sources: Readonly<Record<string, string>> = {
  'script-src': "https: 'unsafe-inline'",
  'style-src': "https: 'unsafe-inline'",
  'img-src': 'https: data: blob:',
  'font-src': 'https: data:',
  'media-src': 'https: data: blob:',
  'connect-src': 'https: wss:',
  'frame-src': 'https:',
  'form-action': 'https:',
};

/** Never `allow-same-origin`: the document is served from the origin of our own pages. */
export const widgetPolicy = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  ...Object.entries(sources).map(([name, allowed]) => `${name} ${allowed}`),
].join('; ');

/** Links open in a new tab: most sites refuse to be shown in a frame. */
export function widgetDocument(html: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Help</title><base target="_blank">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<style>body{margin:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}</style></head>' +
    `<body>${html}</body></html>`
  );
}
