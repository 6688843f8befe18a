/** Finds out whose page this is: from the page itself, or by asking when it was served without (development) or for another host. */
import { bootInPage, hostOverride, setBoot, type Boot } from './boot.ts';
import { call } from './call.ts';

export async function loadBoot(): Promise<Boot> {
  const own = bootInPage();
  const other = own?.provider.environment === 'prod' ? null : hostOverride();
  // The hosts of the API are those of the page, whosever site it shows.
  const found = own && other === null ? own : { ...(await askForBoot(other ?? location.host)), api: own?.api };
  setBoot(found);
  return found;
}

async function askForBoot(origin: string): Promise<Boot> {
  const [provider, version] = await Promise.all([call('read_provider', { query: { origin } }), call('read_version')]);
  return { ...provider, version: version.version };
}
