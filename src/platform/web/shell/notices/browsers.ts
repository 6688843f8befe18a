/** Detects browsers that are too old for the application (F021). */

/** The oldest supported versions, major and minor. */
const oldest = { chrome: [97, 0], edge: [97, 0], firefox: [96, 0], safari: [15, 4] } as const;

/** True only for a version known to be older; unknown browsers are left alone. */
export function isOutdated(userAgent: string): boolean {
  const [name, version] = browserOf(userAgent) ?? [];
  if (!name || !version) return false;
  const [major, minor] = version;
  const [needed, neededMinor] = oldest[name];
  return major < needed || (major === needed && minor < neededMinor);
}

type Known = keyof typeof oldest;

/** The first match applies: later patterns also match the browsers before them. */
const patterns: readonly (readonly [Known, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\/(\d+)(?:\.(\d+))?/],
  ['firefox', /\bFirefox\/(\d+)(?:\.(\d+))?/],
  ['chrome', /\b(?:Chrome|Chromium)\/(\d+)(?:\.(\d+))?/],
  ['safari', /\bVersion\/(\d+)(?:\.(\d+))?.*\bSafari\//],
];

function browserOf(userAgent: string): readonly [Known, readonly [number, number]] | undefined {
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(userAgent);
    if (found) return [name, [Number(found[1]), Number(found[2] ?? 0)]];
  }
  return undefined;
}
