/** Extensions of the settings screen by other modules, such as the editor of a message in a cell of the notification matrix. */
import type { ComponentType, ReactNode } from 'react';
import type { Section, Validators } from '#engine/schema/catalogue.ts';
import type { CellAction } from './form-context.ts';
import type { SettingsModel } from './settings-model.ts';

/** The additions of an extension to an open form. */
export interface Added {
  readonly cellAction?: CellAction | undefined;
  /** Below the header of a section; null to add nothing. */
  readonly extra: (section: Section) => ReactNode;
  /** Renders the open dialogs. */
  readonly Windows: ComponentType;
}

export interface SettingsExtension {
  /** Called once per opened form. */
  readonly addTo: (model: SettingsModel) => Added;
  /** Further validation of a value, beyond its schema. */
  readonly further?: NonNullable<Validators['further']>;
}

type Load = () => Promise<SettingsExtension>;

const registered: Load[] = [];
let loaded: readonly SettingsExtension[] = [];

/** Call it in a module's manifest: the extension loads with the settings screen. */
export function extendSettings(load: Load): void {
  registered.push(load);
}

/** Resolves once every extension has loaded; the settings screen waits for it. */
export async function loadExtensions(): Promise<void> {
  loaded = await Promise.all(registered.map((load) => load()));
}

export function extensions(): readonly SettingsExtension[] {
  return loaded;
}
