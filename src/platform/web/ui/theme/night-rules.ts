/** Makes the colours of the night hold, or not, whatever the system is set to. */
import type { Appearance } from './appearance.ts';

const nightQuery = '(prefers-color-scheme: dark)';

/** The rules of tokens.css for the night, with the condition that they were written under. */
let night: readonly (readonly [CSSMediaRule, string])[] | undefined;

export function applyAppearance(appearance: Appearance): void {
  night ??= [...document.styleSheets].flatMap(nightRulesOf);
  document.documentElement.style.colorScheme = appearance === 'system' ? '' : appearance;
  const conditions = { system: undefined, light: 'not all', dark: 'screen' };
  for (const [rule, written] of night) rule.media.mediaText = conditions[appearance] ?? written;
}

function nightRulesOf(sheet: CSSStyleSheet): (readonly [CSSMediaRule, string])[] {
  // The sheets of others, such as of an identity service, may not be read.
  if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) return [];
  return [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.media.mediaText.includes(nightQuery)
      ? [[rule, rule.media.mediaText] as const]
      : [],
  );
}
