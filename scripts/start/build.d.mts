/** What build.mjs offers to TypeScript. */
export function build(root: string): Promise<void>;
export class StepError extends Error {}
