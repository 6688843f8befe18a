/** Every screen and home card, collected from the manifests of the modules; router and navigation are built from them. */
import { IconHome2 } from '@tabler/icons-react';
import type { Action, Finder, HomeCard, NavigationPart, Screen, WebModule } from '../module.ts';
import { switchAppearance } from '../ui/theme/appearance.ts';
import { loadHome } from './home/load-home.ts';

/** Screens that belong to no module. */
const own: readonly Screen[] = [
  {
    path: '/',
    title: 'Home',
    access: 'open',
    navigation: {
      label: 'Home',
      icon: IconHome2,
      order: 0,
      about: 'Your team or account at a glance.',
    },
    load: () => loadHome(import('./home/index.tsx'), homeCards()),
  },
  { path: '/maintenance', title: 'Maintenance', access: 'alone', load: () => import('./maintenance/index.tsx') },
  { path: '*', title: null, access: 'open', load: () => import('./not-found/index.tsx') },
];

const ownActions: readonly Action[] = [
  { label: 'Switch appearance', detail: 'Light or dark mode.', to: '/profile#appearance', run: switchAppearance },
];

let registered: readonly WebModule[] = [];

/** Call once, before the first page is drawn. */
export function registerModules(modules: readonly WebModule[]): void {
  registered = modules;
  patterns = undefined;
  for (const { setup } of modules) setup?.();
}

export function allScreens(): readonly Screen[] {
  return [...own, ...registered.flatMap(({ screens = [] }) => screens)];
}

/** By their number of parameters: `/shipments/new` comes before `/shipments/:id`. */
let patterns: readonly { readonly screen: Screen; readonly pattern: RegExp; readonly parameters: number }[] | undefined;

/**
 * The screen that the router would show at a path; undefined for an unknown one. A page asks for each of its links, for
 * which the router is too slow.
 */
export function screenAt(pathname: string): Screen | undefined {
  patterns ??= allScreens()
    .filter(({ path }) => path !== '*')
    .map(compiled)
    .sort((a, b) => a.parameters - b.parameters);
  return patterns.find(({ pattern }) => pattern.test(pathname))?.screen;
}

function compiled(screen: Screen) {
  const path = screen.path.replaceAll(/:\w+/g, '[^/]+');
  const parameters = screen.path.split(':').length - 1;
  return { screen, pattern: new RegExp(`^${path.replace(/\/$/, '')}/*$`, 'i'), parameters };
}

export function allNavigationParts(): readonly NavigationPart[] {
  return registered.flatMap(({ navigationParts = [] }) => navigationParts);
}

/** Highest module first: the records that users look up most belong to it. */
export function allFinders(): readonly Finder[] {
  return registered.reduceRight<readonly Finder[]>((all, { finders = [] }) => [...all, ...finders], []);
}

export function allActions(): readonly Action[] {
  return [...registered.flatMap(({ actions = [] }) => actions), ...ownActions];
}

function homeCards(): readonly HomeCard[] {
  const cards = registered.flatMap(({ homeCards: some = [] }) => some);
  return [...cards.filter(({ isFirst }) => isFirst), ...cards.filter(({ isFirst }) => !isFirst)];
}
