/** The manifests of the modules' web sides, in the order of the list. */
import type { WebModule } from '#platform/web/module.ts';
import { modules } from './modules.ts';

const manifests = import.meta.glob<Record<string, WebModule>>('../modules/*/web/module.ts', { eager: true });

/** A manifest exports one object under the name of its module; a module without a web side has none. */
export const webModules: readonly WebModule[] = modules.flatMap((name) =>
  Object.values(manifests[`../modules/${name}/web/module.ts`] ?? {}),
);
