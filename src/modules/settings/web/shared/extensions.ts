/** What other modules add to the settings screen, such as the editor of a message behind a cell of the notification matrix. */
import type { ComponentType, ReactNode } from 'react';
import type { Section, Validators } from '#engine/schema/catalogue.ts';
import type { CellAction } from './form-context.ts';
import type { SettingsModel } from './settings-model.ts';

/** What an extension adds to one open form. */
export interface Added {
  readonly cellAction?: CellAction | undefined;
  /** Below the head of a section; null where there is nothing to add. */
  readonly extra: (section: Section) => ReactNode;
  /** Draws the windows that are open over the form. */
  readonly Windows: ComponentType;
}

export interface SettingsExtension {
  /** Called once for each form that is opened. */
  readonly addTo: (model: SettingsModel) => Added;
  /** Further findings on a value, beyond its schema. */
  readonly further?: NonNullable<Validators['further']>;
}

type Load = () => Promise<SettingsExtension>;

const registered: Load[] = [];
let loaded: readonly SettingsExtension[] = [];

/** For a module's manifest: the extension is loaded together with the settings screen. */
export function extendSettings(load: Load): void {
  registered.push(load);
}

/** Resolves when every extension is there; the settings screen waits for it. */
export async function loadExtensions(): Promise<void> {
  loaded = await Promise.all(registered.map((load) => load()));
}

export function extensions(): readonly SettingsExtension[] {
  return loaded;
}
