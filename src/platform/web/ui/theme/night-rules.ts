/** Turns the dark colours on or off, whatever the system's setting. */
import type { Appearance } from './appearance.ts';

const nightQuery = '(prefers-color-scheme: dark)';

/** The dark rules of tokens.css, with their original condition. */
let night: readonly (readonly [CSSMediaRule, string])[] | undefined;

export function applyAppearance(appearance: Appearance): void {
  night ??= [...document.styleSheets].flatMap(nightRulesOf);
  document.documentElement.style.colorScheme = appearance === 'system' ? '' : appearance;
  const conditions = { system: undefined, light: 'not all', dark: 'screen' };
  for (const [rule, written] of night) rule.media.mediaText = conditions[appearance] ?? written;
}

function nightRulesOf(sheet: CSSStyleSheet): (readonly [CSSMediaRule, string])[] {
  // Style sheets of other origins, such as an identity service, cannot be read.
  if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) return [];
  return [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.media.mediaText.includes(nightQuery)
      ? [[rule, rule.media.mediaText] as const]
      : [],
  );
}
