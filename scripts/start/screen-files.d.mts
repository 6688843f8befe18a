/** What screen-files.mjs offers to TypeScript. */
export interface ScreenModule {
  readonly path: string;
  readonly module: string;
  readonly signedIn: boolean;
}
export function screensIn(source: string): readonly ScreenModule[];
