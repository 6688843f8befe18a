/** What build.mjs offers to TypeScript. */
export function build(root: string): Promise<void>;
export function startBuilds(root: string): Promise<{ readonly server: Promise<void>; readonly web: Promise<void> }>;
export class StepError extends Error {}
