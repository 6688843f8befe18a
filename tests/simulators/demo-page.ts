/** A page with everything that the demo's simulators received: mails and phone messages with their text, requests without secrets. */
import type { GatewayServer } from './gateway-server.ts';
import { accepted, messagesOf } from './gateways.ts';
import type { MailServer } from './mail-server.ts';

export interface Received {
  readonly mails: readonly MailServer[];
  readonly gateways: readonly GatewayServer[];
}

const shown = 50;

export function demoPage({ mails, gateways }: Received): string {
  const letters = mails
    .flatMap((server) => server.mails)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, shown)
    .map(
      ({ at, from, to, subject, text }) =>
        `<article><h3>${safe(subject)}</h3><p>${safe(at.toISOString())}, from ${safe(from)} to ${safe(to.join(', '))}</p>` +
        `<pre>${safe(text)}</pre></article>`,
    );
  const messages = gateways
    .flatMap(({ requests: received }) => received.flatMap(messagesOf))
    .slice(-shown)
    .toReversed()
    .map(({ to, text }) => `<article><p>To ${safe(to)}</p><pre>${safe(text)}</pre></article>`);
  const requests = gateways
    .flatMap(({ requests: received }) => received)
    .filter(({ path }) => path !== '/' && path !== '/favicon.ico')
    .slice(-shown)
    .map(({ method, path }) => `<li><code>${safe(`${method} ${path}`)}</code></li>`);
  const credentials = Object.entries(accepted).map(
    ([name, values]) =>
      `<tr><th scope="row">${safe(name)}</th><td>${Object.entries(values)
        .map(([what, value]) => `${safe(what)} <code>${safe(value)}</code>`)
        .join('<br>')}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demo mail and gateways</title><style>
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:50rem;padding:0 1rem;color:#16262f}
article,table{border:1px solid #c8cfda;border-radius:6px;padding:.5rem 1rem;margin:1rem 0}h3{margin:.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere}th{text-align:left;vertical-align:top;padding-right:2rem}td{overflow-wrap:anywhere}
</style></head><body><main><h1>Demo mail and gateways</h1>
<p>Simulated on this machine: no mail or message is delivered, and no money moves. Reload to see what arrived since.</p>
<h2>Mails</h2>${letters.join('') || '<p>None yet.</p>'}
<h2>Text messages (SMS and WhatsApp)</h2>${messages.join('') || '<p>None yet.</p>'}
<h2>Requests to gateways</h2>${requests.length > 0 ? `<ol>${requests.join('')}</ol>` : '<p>None yet.</p>'}
<h2>Credentials that are accepted here</h2><table>${credentials.join('')}</table></main></body></html>`;
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
