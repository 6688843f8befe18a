/** Maps that other modules add to the screen of maps. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface FurtherMap {
  /** As in the address: `/maps?layer=drivers`. */
  readonly name: string;
  readonly title: string;
  readonly Content: LazyExoticComponent<ComponentType>;
}

const maps: FurtherMap[] = [];

/** Call it in the setup of a module. The permissions are those of the name, `INLINE_view_map_…` and `INLINE_edit_map_…`. */
export function registerMap(map: Omit<FurtherMap, 'Content'>, load: () => Promise<{ default: ComponentType }>): void {
  maps.push({ ...map, Content: lazy(load) });
}

export function furtherMaps(): readonly FurtherMap[] {
  return maps;
}
