/** What built.mjs offers to TypeScript. */
export function ensureBuilt(root: string): void;
