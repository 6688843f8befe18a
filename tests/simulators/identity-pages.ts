/** Browser resources of the simulated Google and Apple: a script, and the window in which a demo user is selected. */
import type { ServerResponse } from 'node:http';
import { demoLogins } from '../factories/demo.ts';
import type { ReceivedRequest } from './gateways.ts';
import type { IdentityIssuer } from './identity-issuer.ts';

/** Both scripts open the same window, which responds with a message. */
const chooser = `const here = document.currentScript.src;
const choose = (client, nonce) => new Promise((resolve) => {
  const base = new URL(here).origin;
  open(base + '/identity?' + new URLSearchParams({ client, nonce }), 'identity', 'width=420,height=520');
  addEventListener('message', function hear({ origin, data }) {
    if (origin !== base || data.nonce !== nonce) return;
    removeEventListener('message', hear);
    resolve(data);
  });
});`;

const googleScript = `(() => { ${chooser}
let options;
window.google = { accounts: { id: {
  initialize(given) { options = given; },
  renderButton(parent) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Continue with Google';
    // Google's script draws its own button as well; through the object model, as the page's policy allows no style attributes.
    Object.assign(button.style, {
      ...{ width: '100%', height: '40px', border: '1px solid #dadce0', borderRadius: '4px', cursor: 'pointer' },
      ...{ background: '#fff', color: '#3c4043', font: '500 14px system-ui, sans-serif' },
    });
    button.onclick = async () => {
      const { credential } = await choose(options.client_id, options.nonce);
      options.callback({ credential, select_by: 'btn' });
    };
    parent.append(button);
  },
} } }; })();`;

const appleScript = `(() => { ${chooser}
let options;
window.AppleID = { auth: {
  init(given) { options = given; },
  async signIn() {
    const { credential, code } = await choose(options.clientId, options.nonce);
    return { authorization: { id_token: credential, code } };
  },
} }; })();`;

function chooserPage(): string {
  const buttons = demoLogins.map(
    ([email, who]) => `<button value="${email}">${email}<br><small>${who}</small></button>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Choose an account</title>
<style>body{font:15px/1.4 system-ui,sans-serif;margin:1rem}button{display:block;width:100%;margin:.25rem 0;padding:.5rem;text-align:left}</style>
</head><body><h1>Choose an account</h1><p>Simulated on this machine.</p>${buttons.join('')}<script>
addEventListener('click', async ({ target }) => {
  const email = target.closest('button')?.value;
  if (!email) return;
  const query = new URLSearchParams(location.search);
  query.set('email', email);
  const answer = await (await fetch('/identity/token?' + query)).json();
  opener.postMessage({ ...answer, nonce: query.get('nonce') }, '*');
  close();
});</script></body></html>`;
}

/** Whether the path was handled, including the response. */
export function answerAsIdentityPage(
  issuer: IdentityIssuer,
  { path, query }: ReceivedRequest,
  origin: string,
  response: ServerResponse,
): boolean {
  const send = (type: string, text: string): true => {
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
    return true;
  };
  if (path === '/gsi/client') return send('text/javascript', googleScript);
  if (path.endsWith('/appleid.auth.js')) return send('text/javascript', appleScript);
  if (path === '/identity') return send('text/html', chooserPage());
  if (path !== '/identity/token') return false;
  const email = query.get('email') ?? '';
  const claims = { sub: `demo-${email}`, nonce: query.get('nonce') ?? '', email, email_verified: true };
  const signing = { issuer: origin, audience: query.get('client') ?? '', now: new Date() };
  // Like Google does for a domain that it hosts.
  const answer = async (): Promise<void> => {
    const credential = await issuer.sign({ ...claims, hd: email.split('@')[1]! }, signing);
    send('application/json', JSON.stringify({ credential, code: issuer.newCode(credential) }));
  };
  void answer();
  return true;
}
