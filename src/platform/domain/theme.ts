/** From a provider's colours to the variables of the style sheet, with text kept readable whatever brand was chosen. */

import {
  black,
  contrastRatio,
  isReadable,
  mix,
  parseColour,
  readable,
  textOn,
  toHex,
  white,
  type Rgb,
} from './colour.ts';

/** The settings that the theme is made of, as they are stored: possibly absent, possibly wrong. */
export interface ThemeSettings {
  readonly theme_primary?: unknown;
  readonly theme_primary_light?: unknown;
  readonly theme_primary_dark?: unknown;
  readonly theme_text?: unknown;
  readonly theme_nav_bg?: unknown;
  readonly theme_nav_text?: unknown;
  readonly theme_nav_active_bg?: unknown;
  readonly theme_nav_active_bg_hover?: unknown;
  readonly theme_corner_radius?: unknown;
}

interface Palette {
  readonly primary: Rgb;
  readonly light: Rgb;
  readonly dark: Rgb;
  readonly text: Rgb;
  readonly nav: Rgb;
  readonly navText: Rgb;
  readonly active: Rgb;
  readonly activeHover: Rgb;
}

/** A colour that is absent or wrong is derived from those that are there, so half a theme is still a theme. */
function paletteOf(settings: ThemeSettings): Palette {
  const primary = parseColour(settings.theme_primary) ?? [36, 86, 199];
  const nav = parseColour(settings.theme_nav_bg) ?? white;
  const active = parseColour(settings.theme_nav_active_bg) ?? mix(nav, primary, 0.12);
  return {
    primary,
    light: parseColour(settings.theme_primary_light) ?? mix(white, primary, 0.1),
    dark: parseColour(settings.theme_primary_dark) ?? mix(primary, black, 0.3),
    text: parseColour(settings.theme_text) ?? [26, 34, 51],
    nav,
    navText: parseColour(settings.theme_nav_text) ?? textOn(nav),
    active,
    activeHover: parseColour(settings.theme_nav_active_bg_hover) ?? mix(active, textOn(active), 0.08),
  };
}

/** The dark shade, unless the text of a button could not be read on it: then away from that text. */
function hoverOf({ primary, dark }: Palette, label: Rgb): Rgb {
  return isReadable(label, [dark]) ? dark : mix(primary, label === white ? black : white, 0.15);
}

/**
 * The style sheet's variables by name, every colour as `#rrggbb` and the corner radius in pixels. `-on-` and `-text` variables are
 * computed: the chosen colour where it can be read, else the nearest one that can.
 */
export function themeVariables(settings: ThemeSettings): Readonly<Record<string, string>> {
  const palette = paletteOf(settings);
  const label = textOn(palette.primary);
  const radius = settings.theme_corner_radius;
  return {
    '--theme-primary': toHex(palette.primary),
    '--theme-primary-hover': toHex(hoverOf(palette, label)),
    '--theme-on-primary': toHex(label),
    '--theme-primary-light': toHex(palette.light),
    '--theme-primary-dark': toHex(palette.dark),
    '--theme-primary-text': toHex(readable(palette.primary, [white, palette.light])),
    '--theme-text': toHex(readable(palette.text, [white, palette.light])),
    '--theme-nav-bg': toHex(palette.nav),
    '--theme-nav-text': toHex(readable(palette.navText, [palette.nav])),
    '--theme-nav-active-bg': toHex(palette.active),
    '--theme-nav-active-text': toHex(readable(palette.navText, [palette.active])),
    '--theme-nav-active-bg-hover': toHex(palette.activeHover),
    '--theme-nav-active-hover-text': toHex(readable(palette.navText, [palette.activeHover])),
    ...(typeof radius === 'number' && radius >= 0 && radius <= 40 ? { '--theme-radius': `${radius}px` } : {}),
  };
}

/** The same as one declaration block for the page that the server sends; it holds nothing but colours and numbers. */
export function themeCss(settings: ThemeSettings): string {
  const lines = Object.entries(themeVariables(settings)).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}

export interface ContrastWarning {
  readonly setting: keyof ThemeSettings;
  /** Rounded down to one decimal, so that it never claims more than there is. */
  readonly ratio: number;
  readonly message: string;
}

/** Where the chosen colours cannot be read and others are shown instead (WCAG 2.2 AA: 4.5 to 1). */
export function contrastWarnings(settings: ThemeSettings): readonly ContrastWarning[] {
  const { primary, light, text, nav, navText, active, activeHover } = paletteOf(settings);
  const pairs: readonly (readonly [keyof ThemeSettings, Rgb, Rgb, string])[] = [
    ['theme_primary', primary, white, 'Links in this colour are hard to read on white'],
    ['theme_text', text, white, 'This text is hard to read on white'],
    ['theme_text', text, light, 'This text is hard to read on the light shade'],
    ['theme_nav_text', navText, nav, 'This text is hard to read on the navigation background'],
    ['theme_nav_text', navText, active, 'This text is hard to read on the active page background'],
    ['theme_nav_text', navText, activeHover, 'This text is hard to read on the active page background on hover'],
  ];
  return pairs.flatMap(([setting, colour, background, words]) => {
    if (isReadable(colour, [background])) return [];
    const ratio = Math.floor(contrastRatio(colour, background) * 10) / 10;
    return [
      {
        setting,
        ratio,
        message: `${words}: the contrast is ${ratio} to 1, and 4.5 is needed. A clearer shade is shown.`,
      },
    ];
  });
}
