/** Finds out whose page this is: from the page itself, or by asking when it was served without (development) or for another host. */
import { bootInPage, setBoot, type Boot } from './boot.ts';
import { call } from './call.ts';
import { hostOverride } from './host-override.ts';

export async function loadBoot(): Promise<Boot> {
  const other = hostOverride();
  const found = (other === null ? bootInPage() : undefined) ?? (await askForBoot(other ?? location.host));
  setBoot(found);
  return found;
}

async function askForBoot(origin: string): Promise<Boot> {
  const [provider, version] = await Promise.all([call('read_provider', { query: { origin } }), call('read_version')]);
  return { ...provider, version: version.version };
}
