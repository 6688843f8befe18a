/** Every key that must be there: those of the specification and those we added, by tab. A key leaves these lists only with a release. */
import added from './added-settings.json' with { type: 'json' };
import specified from './specified-settings.json' with { type: 'json' };

export const specifiedKeys: readonly string[] = Object.values(specified).flat();
export const addedKeys: readonly string[] = Object.values(added).flat();
export const listedKeys: readonly string[] = [...specifiedKeys, ...addedKeys];
