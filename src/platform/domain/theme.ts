/** Computes the variables of the style sheet from a provider's colours, and keeps text readable for every brand. */

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

/** The stored settings that the theme is made of; each may be missing or invalid. */
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

/** The product's own background colours in both schemes (the same as in tokens.css). */
const grounds = {
  day: { surface: white },
  night: { surface: [22, 27, 38], sunken: [15, 19, 28], field: [28, 34, 48] },
} as const satisfies Record<string, Record<string, Rgb>>;

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

/** A missing or invalid colour is derived from the others, so that a partial theme works. */
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

/** The contrast for graphics such as a switch: 3 to 1 (WCAG 2.2, 1.4.11). */
const seenRatio = 3;

/**
 * The palette for the dark scheme: light colours become dark tints of the main colour, text becomes light, and the main
 * colour is lightened only as far as its contrast requires.
 */
function atNight(palette: Palette): Palette {
  const { surface, field } = grounds.night;
  const steps = Array.from({ length: 20 }, (_, step) => mix(palette.primary, white, step / 20));
  const primary = steps.find((colour) => contrastRatio(colour, field) >= seenRatio) ?? white;
  const light = mix(surface, primary, 0.18);
  return { ...palette, primary, light, dark: mix(primary, white, 0.25), text: mix(palette.text, white, 0.88) };
}

/** The dark shade, unless the text of a button would be unreadable on it: then a shade away from that text. */
function hoverOf({ primary, dark }: Pick<Palette, 'primary' | 'dark'>, label: Rgb): Rgb {
  return isReadable(label, [dark]) ? dark : mix(primary, label === white ? black : white, 0.15);
}

/** The variables that differ between the light and the dark scheme, by the end of their names. */
function shadesOf(palette: Palette, backgrounds: readonly Rgb[]): Readonly<Record<string, string>> {
  const label = textOn(palette.primary);
  return {
    primary: toHex(palette.primary),
    'primary-hover': toHex(hoverOf(palette, label)),
    'on-primary': toHex(label),
    'primary-light': toHex(palette.light),
    'primary-dark': toHex(palette.dark),
    'primary-text': toHex(readable(palette.primary, [...backgrounds, palette.light])),
    text: toHex(readable(palette.text, [...backgrounds, palette.light])),
  };
}

/**
 * The style sheet's variables by name, colours as `#rrggbb` and the corner radius in pixels; tokens.css chooses between
 * `--theme-day-…` and `--theme-night-…`. `-on-` and `-text` variables are computed: the chosen colour where it is
 * readable, else the nearest readable one. The navigation keeps the provider's colours in both schemes, because the
 * logo is designed for them.
 */
export function themeVariables(settings: ThemeSettings): Readonly<Record<string, string>> {
  const palette = paletteOf(settings);
  const night = atNight(palette);
  const radius = settings.theme_corner_radius;
  const named = (scheme: string, shades: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(shades).map(([name, value]) => [`--theme-${scheme}-${name}`, value]));
  return {
    ...named('day', shadesOf(palette, [grounds.day.surface])),
    ...named('night', shadesOf(night, [...Object.values(grounds.night), mix(grounds.night.field, night.primary, 0.2)])),
    '--theme-nav-bg': toHex(palette.nav),
    '--theme-nav-text': toHex(readable(palette.navText, [palette.nav])),
    '--theme-nav-active-bg': toHex(palette.active),
    '--theme-nav-active-text': toHex(readable(palette.navText, [palette.active])),
    '--theme-nav-active-bg-hover': toHex(palette.activeHover),
    '--theme-nav-active-hover-text': toHex(readable(palette.navText, [palette.activeHover])),
    ...(typeof radius === 'number' && radius >= 0 && radius <= 40 ? { '--theme-radius': `${radius}px` } : {}),
  };
}

/** The same as one declaration block for pages from the server; it contains only colours and numbers. */
export function themeCss(settings: ThemeSettings): string {
  const lines = Object.entries(themeVariables(settings)).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}

/** A text colour and a background that are used together, as the provider chose them. */
export interface ContrastPair {
  /** The setting of the text, or of the background where the text is computed. */
  readonly setting: keyof ThemeSettings;
  /** Such as `Links on white`. */
  readonly title: string;
  /** As `#rrggbb`. */
  readonly text: string;
  readonly background: string;
  /** 1 to 21, rounded down to one decimal, so that it never overstates the contrast. */
  readonly ratio: number;
  readonly readable: boolean;
}

/** Every pair of colours used together (WCAG 2.2 AA requires 4.5 to 1). */
export function contrastPairs(settings: ThemeSettings): readonly ContrastPair[] {
  const { primary, light, dark, text, nav, navText, active, activeHover } = paletteOf(settings);
  const label = textOn(primary);
  const pairs: readonly (readonly [keyof ThemeSettings, Rgb, Rgb, string])[] = [
    ['theme_primary', label, primary, 'Button'],
    ['theme_primary_dark', label, dark, 'Button on hover'],
    ['theme_primary', primary, white, 'Links on white'],
    ['theme_primary', primary, light, 'Links on the light shade'],
    ['theme_text', text, white, 'Text on white'],
    ['theme_text', text, light, 'Text on the light shade'],
    ['theme_nav_text', navText, nav, 'Menu'],
    ['theme_nav_text', navText, active, 'Current page'],
    ['theme_nav_text', navText, activeHover, 'Current page on hover'],
  ];
  return pairs.map(([setting, colour, background, title]) => ({
    setting,
    title,
    text: toHex(colour),
    background: toHex(background),
    ratio: Math.floor(contrastRatio(colour, background) * 10) / 10,
    readable: isReadable(colour, [background]),
  }));
}

/** Shades derived from the main colour and the menu's background; both stay unchanged. */
export function derivedShades(settings: ThemeSettings): Readonly<Partial<Record<keyof ThemeSettings, string>>> {
  const { primary, nav } = paletteOf(settings);
  const { light, dark } = paletteOf({ theme_primary: settings.theme_primary });
  const navLabel = textOn(nav);
  /** Towards the labels, as is usual for a highlight, unless they would be unreadable on it: then away from them. */
  const highlight = (share: number): Rgb => {
    const usual = mix(nav, navLabel, share);
    return isReadable(navLabel, [usual]) ? usual : mix(nav, navLabel === white ? black : white, share);
  };
  const [active, hover] = [highlight(0.14), highlight(0.2)];
  return {
    theme_primary_light: toHex(light),
    theme_primary_dark: toHex(hoverOf({ primary, dark }, textOn(primary))),
    theme_nav_text: toHex(readable(mix(navLabel, nav, 0.08), [nav, active, hover])),
    theme_nav_active_bg: toHex(active),
    theme_nav_active_bg_hover: toHex(hover),
  };
}
