/** The manifests of the modules' server sides, in the order of the list. */
import type { ServerModule } from '#platform/server/module.ts';
import { modules } from './modules.ts';

/** A manifest exports one object under the name of its module. */
export async function loadServerModules(): Promise<readonly ServerModule[]> {
  const manifests = await Promise.all(
    modules.map(async (name) => (await import(`../modules/${name}/server/module.ts`)) as Record<string, ServerModule>),
  );
  return manifests.flatMap((manifest) => Object.values(manifest));
}
