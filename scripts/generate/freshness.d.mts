/** Types of freshness.mjs, which stays plain JavaScript because it runs before anything can be compiled. */

export const project: string;
export const codeFolders: readonly string[];
export function isBuilt(path: string): boolean;
export function codeStamp(): string;
export function inputsStamp(root: string, generator?: string): string;
export function keepFresh(root: string, inputs: string, outputs: ReadonlyMap<string, string>): void;
export function isFresh(root: string, options?: { inputs?: string; builtOnly?: boolean }): boolean;
export function generatedFiles(root: string): string[];
export function migrationFolders(modules: readonly string[]): { part: string; folder: string }[];
