/** The adapter of settings for the form: stored layers, drafts over them, and the validation of each change. */

import { draftOf } from '#engine/values/blank.ts';
import type { Catalogue, Setting } from '#engine/schema/catalogue.ts';
import { isChanged } from '#engine/changes/change-set.ts';
import { dependentsOf } from '#engine/conditions/dependents.ts';
import { sameJson } from '#engine/values/json-value.ts';
import type { Drafts } from '#engine/state/state.ts';
import { changedNames, keeping, recorded } from '#platform/web/form/model/differences.ts';
import type { ValueAdapter } from '#platform/web/form/model/form-model.ts';
import type { Path } from '#platform/web/form/model/path.ts';
import type { Topic } from '#platform/web/form/model/subscriptions.ts';
import {
  engineBase,
  inheritedNow,
  isDrafted,
  storedNow,
  type FormBase,
  type FormState,
  type SettingsValues,
} from './form-state.ts';
import { validateAll, validateChange, type ValidationResult } from './validating.ts';

function withFindings<State extends FormState>(state: State, found: ValidationResult): State {
  return {
    ...state,
    errors: recorded(state.errors, found.errors, sameJson),
    ruleErrors: recorded(state.ruleErrors, found.ruleErrors, sameJson),
    hidden: recorded(state.hidden, found.hidden, sameJson),
  };
}

/** The content of a setting's editor. */
function contentOf(base: FormBase, state: FormState, key: string): unknown {
  const setting = base.catalogue.settings[key];
  if (!setting) return undefined;
  if (!isDrafted(state, key)) return storedNow(base, state, setting).value;
  return state.drafts[key] === undefined ? inheritedNow(base, state, setting) : state.drafts[key];
}

/** The draft for a widget's content, as a map; empty when it equals the stored value. */
function draftFor(base: FormBase, state: FormState, setting: Setting, content: unknown): Drafts {
  const { key, secret, schema } = setting;
  if (secret && (content === undefined || content === '')) return {};
  const draft = secret && content === null ? undefined : draftOf(schema, content);
  return isChanged(setting, engineBase(base, state), draft) ? { [key]: draft } : {};
}

/** `drafts` with those of `keys` replaced by the given ones; the others keep their order. */
export function redrafted(drafts: Drafts, keys: readonly string[], drafted: Drafts): Drafts {
  const removed = new Set(keys.filter((key) => !Object.hasOwn(drafted, key)));
  return { ...Object.fromEntries(Object.entries(drafts).filter(([key]) => !removed.has(key))), ...drafted };
}

/** A finished edit has no initial value. */
export function stillBegun(began: FormState['began'], drafts: Drafts): FormState['began'] {
  return keeping(began, (key) => Object.hasOwn(drafts, key));
}

/** The setting that shows each rule's error. */
function rulesShownBy(catalogue: Catalogue): ReadonlyMap<string, string> {
  const rules = Object.values(catalogue.sections).flatMap((section) => section.rules);
  return new Map(rules.map((rule) => [rule.id, rule.setting]));
}

/** All topics, for when the stored side was replaced. */
function* everyTopic(keys: readonly string[]): Generator<Topic> {
  yield* ['pending', 'edited', 'problems', 'visible', 'base', 'status', 'attempted'] as const;
  for (const key of keys) {
    yield `value:${key}`;
    yield `flags:${key}`;
    yield `errors:${key}`;
  }
}

/** Adding or removing a draft changes the setting's marks and the rules that read it. */
function* draftTopics(catalogue: Catalogue, before: Drafts, after: Drafts): Generator<Topic> {
  for (const key of changedNames(before, after)) {
    yield 'edited';
    if (key in before && key in after) continue;
    yield `flags:${key}`;
    yield 'pending';
    for (const rule of dependentsOf(catalogue, key).rules) yield `errors:${rule.setting}`;
  }
}

export function settingsAdapter(base: FormBase): ValueAdapter<SettingsValues> {
  const { catalogue } = base;
  const keys = Object.keys(catalogue.settings);
  const shownBy = rulesShownBy(catalogue);

  function* topics(before: FormState, after: FormState): Generator<Topic> {
    if (before.layers !== after.layers) {
      yield* everyTopic(keys);
      return;
    }
    yield* draftTopics(catalogue, before.drafts, after.drafts);
    for (const slice of ['errors', 'serverErrors', 'touched'] as const)
      for (const key of changedNames<unknown>(before[slice], after[slice]))
        yield* [`errors:${key}`, 'problems'] as const;
    for (const rule of changedNames(before.ruleErrors, after.ruleErrors))
      yield* [`errors:${shownBy.get(rule) ?? ''}`, 'problems'] as const;
    for (const key of changedNames(before.hidden, after.hidden))
      yield* [`flags:${key}`, 'visible', 'pending', 'problems'] as const;
    if (before.attempted !== after.attempted) yield* ['status', 'attempted'] as const;
    const { saving, failures, revision } = before;
    if (saving !== after.saving || failures !== after.failures || revision !== after.revision) yield 'status';
  }

  const found = (state: FormState, changed: readonly Path[] | undefined): Partial<FormState> => {
    if (changed?.length === 0) return {};
    const results = changed
      ? changed.map(([key]) => validateChange(base, state, String(key)))
      : [validateAll(base, { ...state, hidden: {} })];
    const start = changed ? state : { ...state, errors: {}, ruleErrors: {}, hidden: {} };
    const { errors, ruleErrors, hidden } = results.reduce(withFindings, start);
    return { errors, ruleErrors, hidden };
  };

  return {
    preservesInput: true,
    read: (state, [key]) => contentOf(base, state, String(key)),
    write(state, [key], content) {
      const setting = catalogue.settings[String(key)];
      if (!setting) return {};
      const drafts = redrafted(state.drafts, [setting.key], draftFor(base, state, setting, content));
      return { drafts, began: stillBegun(state.began, drafts) };
    },
    validate: (state, changed, isTyping = false) => (isTyping ? {} : found(state, changed)),
    settle: found,
    placeOfError: (field) => field.split('.')[0] ?? '',
    moved: (before, after) =>
      before.layers === after.layers
        ? changedNames(before.drafts, after.drafts)
        : keys.filter((key) => !sameJson(contentOf(base, before, key), contentOf(base, after, key))),
    topics,
    undoable: ({ drafts }) => ({ drafts }),
  };
}
