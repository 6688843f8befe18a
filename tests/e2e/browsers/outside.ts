/** What pages load from elsewhere, where nothing else can be reached: the scripts of Google and Apple, which the demo offers, are empty here. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One for all files of a worker; it ends with its process. */
let address: Promise<string> | undefined;

function emptyScripts(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer((_asked, answer) => answer.setHeader('content-type', 'text/javascript').end());
    server.listen(0, '127.0.0.1', () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
    server.unref();
  });
}

/** Configuration of the server; a test about signing in with them has an issuer of its own. */
export async function withoutOutside(): Promise<Readonly<Record<string, string>>> {
  const url = await (address ??= emptyScripts());
  return { GOOGLE_LOGIN_URL: url, APPLE_LOGIN_SCRIPT_URL: url };
}
