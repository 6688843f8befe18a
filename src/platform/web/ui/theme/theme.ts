/** The Mantine theme built on our tokens: one font family, the 4 px grid, and the provider's colours by variable. */
import type { KeyboardEvent } from 'react';
import {
  createTheme,
  defaultVariantColorsResolver,
  rem,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const family =
  "'Inter Variable', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif, 'Apple Color Emoji'";

/** Every shade is a variable, so that a new brand colour needs no re-render. */
const brand: MantineColorsTuple = [
  'var(--theme-primary-light)',
  'var(--theme-primary-light)',
  'var(--theme-primary-light)',
  'var(--theme-primary)',
  'var(--theme-primary)',
  'var(--theme-primary)',
  'var(--theme-primary)',
  'var(--theme-primary-hover)',
  'var(--theme-primary-dark)',
  'var(--theme-primary-dark)',
];

const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#f0f2f6',
  '#e3e7ed',
  '#d5dbe4',
  '#c8cfda',
  '#8a93a6',
  '#56607a',
  '#3a4357',
  '#262d3d',
  '#171c28',
];

/** Mantine's dark shades: text, secondary text, borders, fields and backgrounds, from light to dark (tokens.css). */
const dark: MantineColorsTuple = [
  '#e6e9f0',
  '#c5ccda',
  '#a9b3c7',
  '#98a2b8',
  '#475269',
  '#2b3344',
  '#1c2230',
  '#161b26',
  '#0f131c',
  '#0a0d14',
];

/** Text on the brand colour is black or white, whichever is readable; Mantine's red is too light for white text. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return usual;
  if (input.color === 'red') return { ...usual, background: 'var(--error-fill)', hover: 'var(--error-fill-hover)' };
  const ofBrand = input.color === undefined || input.color === 'brand';
  return ofBrand ? { ...usual, color: 'var(--theme-on-primary)' } : usual;
};

/** Mantine's variables set from tokens.css, for both schemes. */
const ofTokens = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--placeholder)',
  '--mantine-color-anchor': 'var(--theme-primary-text)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-brand-light-color': 'var(--theme-primary-text)',
  '--mantine-color-brand-text': 'var(--theme-primary-text)',
  '--mantine-color-brand-outline': 'var(--theme-primary-text)',
  '--mantine-color-brand-outline-hover': 'var(--theme-primary-light)',
  '--mantine-primary-color-contrast': 'var(--theme-on-primary)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-brand-light-color': 'var(--theme-primary-text)',
    '--mantine-color-brand-text': 'var(--theme-primary-text)',
    '--mantine-color-brand-outline-hover': 'var(--theme-primary-light)',
  },
  light: {
    ...ofTokens,
    // Text of badges and notices on their own pale background: Mantine's shades do not reach a contrast of 4.5 to 1.
    '--mantine-color-teal-light-color': '#066649',
    '--mantine-color-green-light-color': '#1f6e30',
    '--mantine-color-orange-light-color': '#a3360b',
    '--mantine-color-yellow-light-color': '#8a5300',
    '--mantine-color-red-light-color': '#a81f1f',
  },
  dark: {
    ...ofTokens,
    '--mantine-color-brand-light': 'var(--theme-primary-light)',
    '--mantine-color-brand-light-hover': 'var(--theme-primary-light)',
    '--mantine-color-gray-light': '#2b3344',
  },
});

/** Distance between an element and its popover, px (F418). */
const beside = 5;

/** How long a popover opened by hover stays after the pointer has left, ms (F418). */
const lingerMs = 300;

/** What a dropdown says in which nothing matches (F417). */
export const noOptions = 'No options.';

/** How many frames a list that is opening may take to be drawn. */
const drawnWithin = 6;

/**
 * Chooses what the text found, if Enter has not: a text that opens the list, as a pasted one or a single letter does, comes
 * before its options, and none of them counts as marked then.
 */
function chooseFound(input: HTMLInputElement, text: string, frames = drawnWithin): void {
  requestAnimationFrame(() => {
    const isOpen = input.hasAttribute('data-expanded') && document.activeElement === input;
    if (!isOpen || input.value !== text) return;
    const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
    const first = (selector: string) => list?.querySelector<HTMLElement>(`[data-combobox-${selector}`);
    (first('selected]') ?? first('option]:not([data-combobox-disabled])'))?.click();
    if (!list && frames > 0) chooseFound(input, text, frames - 1);
  });
}

/**
 * Enter chooses what the typed text found, instead of sending the form without it; an Enter that comes before
 * the choices have loaded does nothing.
 */
const searchedChoice = {
  nothingFoundMessage: noOptions,
  selectFirstOptionOnChange: true,
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
    // Said before the list is drawn, unlike `aria-expanded`.
    if (event.key !== 'Enter' || !event.currentTarget.hasAttribute('data-expanded')) return;
    event.preventDefault();
    const { currentTarget: input } = event;
    if (!input.readOnly && input.value.trim() !== '') chooseFound(input, input.value);
  },
};

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  colors: { brand, dark, gray },
  variantColorResolver,
  fontFamily: family,
  headings: {
    fontFamily: family,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(24), lineHeight: '1.3' },
      h2: { fontSize: rem(18), lineHeight: '1.35' },
      h3: { fontSize: rem(16), lineHeight: '1.4' },
      h4: { fontSize: rem(14), lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(14), lg: rem(16), xl: rem(18) },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(2), sm: 'var(--radius-small)', md: 'var(--radius)', lg: 'var(--radius-large)', xl: rem(16) },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By name: importing the components here would load all of them on the sign-in page.
  components: {
    Alert: { defaultProps: { variant: 'light' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Button: { defaultProps: { fw: 500 } },
    Drawer: { defaultProps: { transitionProps: { duration: 150 } } },
    DrawerCloseButton: { defaultProps: { 'aria-label': 'Close' } },
    // The header of a dialog is not a banner landmark.
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    // Otherwise the same file can’t be chosen again, such as once it was corrected.
    FileButton: {
      defaultProps: {
        inputProps: { onClick: ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => (input.value = '') },
      },
    },
    // The first item gets the focus, not a placeholder element.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { centered: true, transitionProps: { duration: 120 } } },
    ModalCloseButton: { defaultProps: { 'aria-label': 'Close' } },
    ModalHeader: { defaultProps: { role: 'presentation' } },
    // Choosing what is chosen already removes nothing; where a choice can be removed it has a cross.
    Select: { defaultProps: { ...searchedChoice, allowDeselect: false } },
    MultiSelect: { defaultProps: searchedChoice },
    // Menus and dropdowns are popovers, too.
    Popover: { defaultProps: { offset: beside } },
    Tooltip: {
      defaultProps: { offset: beside, openDelay: 300, closeDelay: lingerMs, transitionProps: { duration: 100 } },
    },
  },
});
