/** The manifests of the modules' server sides, in the order of the list. */
import type { ServerModule } from '#platform/server/module.ts';
import { modules } from './modules.ts';

type NamedServerModule = ServerModule & { readonly name: (typeof modules)[number] };

/** A manifest exports one object under the name of its module. */
export function loadServerModules(): Promise<readonly NamedServerModule[]> {
  return Promise.all(
    modules.map(async (name) => {
      const manifest = (await import(`../modules/${name}/server/module.ts`)) as Record<string, ServerModule>;
      return { ...manifest[name], name };
    }),
  );
}
