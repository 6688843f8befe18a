/** How components read a settings form: each hook listens to exactly what it answers, so that nothing else draws them again. */

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

/** A place in the settings: what a deep link names. */
export interface Place {
  readonly tab: string;
  readonly section?: string | undefined;
  readonly setting?: string | undefined;
}

/** More that a screen offers for a cell of a grid, such as the message that it sends. Cells are named by their addresses. */
export interface CellAction {
  readonly label: string;
  /** Whether there is such a thing for this cell. */
  readonly fits: (address: string) => boolean;
  readonly open: (address: string) => void;
}

/** What the form asks of the screen around it. */
export interface FormSurroundings {
  readonly model: SettingsModel;
  /** The full address of a place, for copying. */
  readonly linkTo: (place: Place) => string;
  readonly go: (place: Place) => void;
  /** Opens the history of one setting; absent where the person may not see it. */
  readonly onHistory?: ((key: string) => void) | undefined;
  /** Whom a change here reaches, once that is known. */
  readonly impact?: Impact | undefined;
  /** What will be saved at a later time, once that is known. */
  readonly scheduled?: ScheduledChanges | undefined;
  /** Tries the credentials of a section; absent where nothing can be tried. It never throws. */
  readonly onTest?: ((trial: ConnectionTrial) => Promise<ConnectionVerdict>) | undefined;
  /** More for the cells of grids. */
  readonly cellAction?: CellAction | undefined;
}

const FormContext = createContext<FormSurroundings | undefined>(undefined);

export const FormProvider = FormContext;

/** The form around a component; it throws outside of one. */
export function useForm(): FormSurroundings {
  const form = use(FormContext);
  if (!form) throw new Error('This part of a settings form is used outside of one');
  return form;
}

/** The setting of a key, which the caller knows to exist. */
export function useSetting(key: string): Setting {
  const setting = useForm().model.base.catalogue.settings[key];
  if (!setting) throw new Error(`There is no setting ${key}`);
  return setting;
}

/** What `read` answers of the form around the component, again whenever one of `topics` is told and the answer is another one. */
export function useReading<T>(topics: readonly Topic[], read: (model: SettingsModel) => T): T {
  return useModelReading(useForm().model, topics, read);
}

export interface Flags {
  /** There is an unsaved change. */
  readonly drafted: boolean;
  /** The unsaved change is a reset. */
  readonly resetting: boolean;
  /** It has, or will have after saving, a value of its own here. */
  readonly setHere: boolean;
}

/** The marks of a setting's row. */
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

/** Counts up whenever the widget of a setting must be drawn with another value. */
export function useDrawing(key: string): number {
  return useReading([`field:${key}`], (model) => model.drawing(key));
}

/** Findings of rules that point to a setting. */
function ruleFindings(model: SettingsModel, key: string, which: (rule: Rule) => boolean): readonly FieldError[] {
  const { ruleErrors } = model.state();
  const rules = dependentsOf(model.base.catalogue, key).rules.filter((rule) => rule.setting === key && which(rule));
  return rules.flatMap((rule) => ruleErrors[rule.id] ?? []);
}

/** All findings on a setting, shown or not: the server's, its own, and those of rules that point to it. */
export function findingsOn(model: SettingsModel, key: string): readonly FieldError[] {
  const { serverErrors, errors } = model.state();
  return [...(serverErrors[key] ?? []), ...(errors[key] ?? []), ...ruleFindings(model, key, () => true)];
}

/**
 * Those findings that are said now: all of them after the input was left or a save was tried; before that only what is
 * wrong with what is stored, never what somebody is still in the middle of.
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

/** The keys with changes that would be saved, in the order in which they were made. */
export function usePendingKeys(): readonly string[] {
  return useReading(['pending'], (model) => pendingKeys(model.state()));
}

/** The keys with a finding that blocks saving or is shown: of visible settings only. */
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
