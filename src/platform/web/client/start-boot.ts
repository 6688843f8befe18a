/** Finds out whose page this is: from the page itself, or by asking when it was served without (development). */
import { bootInPage, setBoot, type Boot } from './boot.ts';
import { call } from './call.ts';

export async function loadBoot(): Promise<Boot> {
  const found = bootInPage() ?? (await askForBoot());
  setBoot(found);
  return found;
}

async function askForBoot(): Promise<Boot> {
  const [provider, version] = await Promise.all([
    call('read_provider', { query: { origin: location.host } }),
    call('read_version'),
  ]);
  return { ...provider, version: version.version };
}
