/**
 * Hooks for reading a settings form: each subscribes to exactly what it returns, so that nothing else re-renders its
 * component.
 */

import { createContext, use } from 'react';
import { dependentsOf } from '#engine/conditions/dependents.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Rule, Setting } from '#engine/schema/catalogue.ts';
import type { Impact } from '#engine/state/impact.ts';
import type { ConnectionTrial, ConnectionVerdict } from '../row/connection-trial.ts';
import type { ScheduledChanges } from './scheduled.ts';
import type { SettingsModel } from './settings-model.ts';
import { isDrafted, isSetHere, pendingKeys } from './form-state.ts';
import type { Topic } from '#platform/web/form/model/subscriptions.ts';
import { useReading as useModelReading } from '#platform/web/form/use-reading.ts';

/** A location in the settings, as in a deep link. */
export interface Place {
  readonly tab: string;
  readonly section?: string | undefined;
  readonly setting?: string | undefined;
}

/** An action for a cell of a grid, such as editing its message. Cells are named by their addresses. */
export interface CellAction {
  readonly label: string;
  /** Whether the action is available for a cell. */
  readonly fits: (address: string) => boolean;
  readonly open: (address: string) => void;
}

/** What the screen provides to the form. */
export interface FormSurroundings {
  readonly model: SettingsModel;
  /** The full address of a location, for copying. */
  readonly linkTo: (place: Place) => string;
  readonly go: (place: Place) => void;
  /** Opens the history of one setting; absent where the user may not see it. */
  readonly onHistory?: ((key: string) => void) | undefined;
  /** Tests the credentials of a section; absent where there is no test. Never throws. */
  readonly onTest?: ((trial: ConnectionTrial) => Promise<ConnectionVerdict>) | undefined;
  /** An action for cells of grids. */
  readonly cellAction?: CellAction | undefined;
}

const FormContext = createContext<FormSurroundings | undefined>(undefined);

/** The impact of changes in this scope, once loaded. Like the next one it arrives late, and re-renders only what shows it. */
export const ImpactContext = createContext<Impact | undefined>(undefined);

/** Scheduled changes, once loaded. */
export const ScheduledContext = createContext<ScheduledChanges | undefined>(undefined);

export const FormProvider = FormContext;

/** The form around a component; throws outside of one. */
export function useForm(): FormSurroundings {
  const form = use(FormContext);
  if (!form) throw new Error('This part of a settings form is used outside of one');
  return form;
}

/** The setting of a key, which must exist. */
export function useSetting(key: string): Setting {
  const setting = useForm().model.base.catalogue.settings[key];
  if (!setting) throw new Error(`There is no setting ${key}`);
  return setting;
}

/**
 * The result of `read` on the form around the component; re-renders when one of `topics` is notified and the result has
 * changed.
 */
export function useReading<T>(topics: readonly Topic[], read: (model: SettingsModel) => T): T {
  return useModelReading(useForm().model, topics, read);
}

export interface Flags {
  /** Has an unsaved change. */
  readonly drafted: boolean;
  /** The unsaved change is a reset. */
  readonly resetting: boolean;
  /** Has a value of its own here, or will have after saving. */
  readonly setHere: boolean;
}

/** The state shown in a setting's row. */
export function useFlags(key: string): Flags {
  return useReading([`flags:${key}`], (model) => {
    const state = model.state();
    const drafted = isDrafted(state, key);
    return {
      drafted,
      resetting: drafted && state.drafts[key] === undefined,
      setHere: isSetHere(model.base, state, key),
    };
  });
}

/** Increases whenever the widget of a setting must re-render with another value. */
export function useDrawing(key: string): number {
  return useReading([`field:${key}`], (model) => model.drawing(key));
}

/** Errors of rules shown at a setting. */
function ruleFindings(model: SettingsModel, key: string, which: (rule: Rule) => boolean): readonly FieldError[] {
  const { ruleErrors } = model.state();
  const rules = dependentsOf(model.base.catalogue, key).rules.filter((rule) => rule.setting === key && which(rule));
  return rules.flatMap((rule) => ruleErrors[rule.id] ?? []);
}

/** All errors of a setting, shown or not: the server's, its own, and those of rules. */
export function findingsOn(model: SettingsModel, key: string): readonly FieldError[] {
  const { serverErrors, errors } = model.state();
  return [...(serverErrors[key] ?? []), ...(errors[key] ?? []), ...ruleFindings(model, key, () => true)];
}

/**
 * The errors currently shown: all after the input lost focus or a save was attempted; before that only those of stored
 * values, not of what is being typed.
 */
export function shownFindings(model: SettingsModel, key: string): readonly FieldError[] {
  const state = model.state();
  if (state.attempted || state.touched[key]) return findingsOn(model, key);
  const resultingRule = (rule: Rule): boolean => ![rule.setting, ...rule.reads].some((name) => isDrafted(state, name));
  const own = isDrafted(state, key) ? [] : (state.errors[key] ?? []);
  return [...(state.serverErrors[key] ?? []), ...own, ...ruleFindings(model, key, resultingRule)];
}

export function useShownFindings(key: string): readonly FieldError[] {
  return useReading([`errors:${key}`, `flags:${key}`, 'attempted'], (model) => shownFindings(model, key));
}

/** The keys of changes that would be saved, in the order in which they were made. */
export function usePendingKeys(): readonly string[] {
  return useReading(['pending'], (model) => pendingKeys(model.state()));
}

/** The keys with an error that blocks saving or is shown, of visible settings only. */
export function problemKeys(model: SettingsModel): readonly string[] {
  const state = model.state();
  const keys = [
    ...Object.keys(state.serverErrors),
    ...Object.keys(state.errors),
    ...Object.values(state.ruleErrors).map((error) => error.field),
  ];
  return [...new Set(keys)].filter((key) => !state.hidden[key] && shownFindings(model, key).length > 0);
}

export function useProblemKeys(): readonly string[] {
  return useReading(['problems', 'status', 'pending'], problemKeys);
}
