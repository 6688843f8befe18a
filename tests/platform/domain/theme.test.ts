/** Every theme stays readable, invalid colours do no harm, and warnings name what was adjusted. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, parseColour, white, type Rgb } from '#platform/domain/colour.ts';
import { contrastPairs, derivedShades, themeCss, themeVariables, type ThemeSettings } from '#platform/domain/theme.ts';
import { theme } from '#platform/web/ui/theme/theme.ts';

const colour = (text: string | undefined): Rgb => {
  const found = parseColour(text);
  if (!found) throw new Error(`no colour: ${text}`);
  return found;
};

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
const anyTheme: fc.Arbitrary<ThemeSettings> = fc.record({
  theme_primary: hex,
  theme_primary_light: hex,
  theme_primary_dark: hex,
  theme_text: hex,
  theme_nav_bg: hex,
  theme_nav_text: hex,
  theme_nav_active_bg: hex,
  theme_nav_active_bg_hover: hex,
});

/** Dark mode surfaces from the style sheet, and the kit's background of fields. */
function nightGrounds(): Rgb[] {
  const css = readFileSync('src/platform/web/ui/theme/tokens.css', 'utf8').split('prefers-color-scheme: dark')[1] ?? '';
  const surfaces = [...css.matchAll(/--surface(?:-sunken)?: (#[0-9a-f]{6})/g)].map(([, text]) => colour(text));
  return [...surfaces, colour(theme.colors?.['dark']?.[6])];
}

describe('colours', () => {
  it('parses every notation, translucent ones as they look on white', () => {
    expect(parseColour('#fa0')).toEqual([255, 170, 0]);
    expect(parseColour('#FFAA00')).toEqual([255, 170, 0]);
    expect(parseColour('#00000080')?.map(Math.round)).toEqual([127, 127, 127]);
    expect(parseColour('red')).toBeUndefined();
  });

  it('calculates contrast as WCAG does', () => {
    expect(contrastRatio([0, 0, 0], white)).toBeCloseTo(21, 5);
    expect(contrastRatio(colour('#767676'), white)).toBeCloseTo(4.54, 2);
    expect(contrastRatio(white, white)).toBe(1);
  });
});

describe('theme', () => {
  it('uses the chosen colours where they are readable', () => {
    const variables = themeVariables({
      theme_primary: '#0f5f73',
      theme_text: '#1c2b33',
      theme_nav_bg: '#10313c',
      theme_nav_text: '#e2eef1',
    });
    expect(variables).toMatchObject({
      '--theme-day-primary': '#0f5f73',
      '--theme-day-on-primary': '#ffffff',
      '--theme-day-primary-text': '#0f5f73',
      '--theme-day-text': '#1c2b33',
      '--theme-nav-text': '#e2eef1',
    });
  });

  it('puts black on a light brand colour and darkens it for links', () => {
    const variables = themeVariables({ theme_primary: '#ffd500' });
    expect(variables['--theme-day-on-primary']).toBe('#000000');
    expect(variables['--theme-day-primary-text']).not.toBe('#ffd500');
  });

  it('keeps text readable on its own background for any brand', () => {
    fc.assert(
      fc.property(anyTheme, (settings) => {
        const variables = themeVariables(settings);
        const ratio = (text: string, background: string) =>
          contrastRatio(colour(variables[text]), colour(variables[background]));
        for (const [text, background] of [
          ['--theme-day-on-primary', '--theme-day-primary'],
          ['--theme-day-on-primary', '--theme-day-primary-hover'],
          ['--theme-nav-text', '--theme-nav-bg'],
          ['--theme-nav-active-text', '--theme-nav-active-bg'],
          ['--theme-nav-active-hover-text', '--theme-nav-active-bg-hover'],
        ] as const) {
          expect(ratio(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('keeps text readable on white once the light shade is light', () => {
    fc.assert(
      fc.property(anyTheme, (settings) => {
        const variables = themeVariables({ ...settings, theme_primary_light: '#f0f0f0' });
        for (const text of ['--theme-day-text', '--theme-day-primary-text'] as const)
          expect(contrastRatio(colour(variables[text]), white)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps text readable in dark mode, on every surface and on its own tint, and shows the main colour', () => {
    const grounds = nightGrounds();
    expect(grounds).toHaveLength(3);
    fc.assert(
      fc.property(anyTheme, (settings) => {
        const variables = themeVariables(settings);
        const night = (name: string) => colour(variables[`--theme-night-${name}`]);
        for (const text of ['text', 'primary-text'])
          for (const background of [...grounds, night('primary-light')])
            expect(contrastRatio(night(text), background), text).toBeGreaterThanOrEqual(4.5);
        for (const background of ['primary', 'primary-hover'])
          expect(contrastRatio(night('on-primary'), night(background))).toBeGreaterThanOrEqual(4.5);
        for (const ground of grounds) expect(contrastRatio(night('primary'), ground)).toBeGreaterThanOrEqual(2.99);
      }),
    );
  });

  it('outputs only colours into the page, whatever is stored', () => {
    const hostile = {
      theme_primary: 'red;}</style><script>',
      theme_text: 7,
      theme_nav_bg: null,
      theme_corner_radius: '4px;x:y',
    };
    expect(themeCss(hostile)).toMatch(/^:root\{(?:--theme-[a-z-]+:#[0-9a-f]{6};?)+\}$/);
    expect(themeCss({ theme_corner_radius: 4 })).toContain('--theme-radius:4px');
  });

  it('checks the pairs that occur together, and finds no problem in a good theme', () => {
    const good = {
      theme_primary: '#0f5f73',
      theme_primary_light: '#e3f1f4',
      theme_primary_dark: '#0a4453',
      theme_text: '#1c2b33',
      theme_nav_bg: '#10313c',
      theme_nav_text: '#e2eef1',
      theme_nav_active_bg: '#1b5364',
      theme_nav_active_bg_hover: '#236376',
    };
    const unreadable = (settings: ThemeSettings) =>
      contrastPairs(settings)
        .filter((pair) => !pair.readable)
        .map(({ title }) => title);
    expect(unreadable(good)).toEqual([]);
    expect(unreadable({ ...good, theme_nav_text: '#1b5364' })).toEqual([
      'Menu',
      'Current page',
      'Current page on hover',
    ]);
    expect(
      contrastPairs({ ...good, theme_nav_text: '#1b5364' }).find(({ title }) => title === 'Current page')?.ratio,
    ).toBe(1);
    expect(unreadable({ ...good, theme_primary: '#ffd500' })).toEqual([
      'Button on hover',
      'Links on white',
      'Links on the light shade',
    ]);
  });

  it('derives readable shades from any main colour', () => {
    fc.assert(
      fc.property(hex, hex, (theme_primary, theme_nav_bg) => {
        const shades = derivedShades({ theme_primary, theme_nav_bg, theme_primary_light: '#000000' });
        const pairs = contrastPairs({ theme_primary, theme_nav_bg, ...shades });
        const needed = ['Button', 'Button on hover', 'Text on the light shade', 'Menu', 'Current page'];
        expect(pairs.filter(({ title, readable }) => needed.includes(title) && !readable)).toEqual([]);
      }),
    );
  });
});
