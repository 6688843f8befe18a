/** What screen-files.mjs offers to TypeScript. */
import type { Plugin } from 'vite';

export interface ListedScreen {
  path: string;
  /** Path from the root. */
  module: string;
  signedIn: boolean;
}

export function manifestFiles(): string[];
export function screensIn(file: string, source: string): ListedScreen[];
export function listScreenFiles(): Plugin;
