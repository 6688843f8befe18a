/** What install.mjs offers to TypeScript. */
export function installPackages(root: string): boolean;
export function packagesMatch(root: string): boolean;
