/** Light or dark: the system's setting, or the user's choice in this browser. */
import { useSyncExternalStore } from 'react';
import { recall, remember } from '../../client/memory.ts';
import { createStore, useStore } from '../../client/store.ts';

export type Scheme = 'light' | 'dark';
export type Appearance = 'system' | Scheme;

const key = 'appearance';
const nightQuery = '(prefers-color-scheme: dark)';
const chosen = createStore<Appearance>(stored());

function stored(): Appearance {
  const value = recall(key);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function useAppearance(): Appearance {
  return useStore(chosen, (value) => value);
}

export function chooseAppearance(next: Appearance): void {
  remember(key, next === 'system' ? null : next);
  chosen.set(next);
  void loadRules(next);
}

/** The page follows the system automatically; only a choice needs code. Call once, before the first render. */
export function startAppearance(): void {
  const appearance = chosen.get();
  if (appearance !== 'system') void loadRules(appearance);
}

async function loadRules(appearance: Appearance): Promise<void> {
  const loaded = await import('./night-rules.ts').catch(() => undefined);
  loaded?.applyAppearance(appearance);
}

/** Switches to the opposite of the current scheme. */
export function switchAppearance(): void {
  chooseAppearance(shownOf(chosen.get(), systemScheme()) === 'dark' ? 'light' : 'dark');
}

/** The current scheme, which Mantine needs to know. */
export function useShownScheme(): Scheme {
  const system = useSyncExternalStore(listen, systemScheme, () => 'light' as const);
  return shownOf(useAppearance(), system);
}

function shownOf(appearance: Appearance, system: Scheme): Scheme {
  return appearance === 'system' ? system : appearance;
}

function systemScheme(): Scheme {
  return matchMedia(nightQuery).matches ? 'dark' : 'light';
}

function listen(changed: () => void): () => void {
  const query = matchMedia(nightQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
