/** The choices of a setting that refers to something: records known to the screen, members of settings in the form. */

import { createContext, use, useEffect, useMemo } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import { memberTargets, missingIn, referencesIn, withTargets, type Target } from '#engine/schema/references.ts';
import { widgetFor } from '#engine/schema/widget.ts';
import { useForm, useReading } from '../shared/form-context.ts';
import { valueAfterSave } from '../shared/form-state.ts';
import type { Topic } from '#platform/web/form/model/subscriptions.ts';

/** The source of records, supplied by the parent of a form; without it names are typed. */
export interface RecordSource {
  readonly named: Readonly<Record<string, readonly Target[] | undefined>>;
  readonly want: (to: string) => void;
}

const nothing: RecordSource = { named: {}, want: () => undefined };

export const RecordContext = createContext<RecordSource>(nothing);

interface Named {
  /** With choices in its schema, and a suitable editor. */
  readonly setting: Setting;
  /** References in its value to something that does not exist. */
  readonly missing: readonly string[];
}

function listOf(to: string): string {
  return to.split('.', 1)[0] ?? to;
}

/** The setting with its choices; re-renders when these, or their names, change. */
export function useNamed(setting: Setting): Named {
  const { model } = useForm();
  const { named, want } = use(RecordContext);
  const { catalogue } = model.base;
  const references = referencesIn(setting.schema);
  const lists = references.filter((to) => catalogue.settings[listOf(to)] !== undefined);
  useEffect(() => {
    for (const to of references) want(to);
  }, [references, want]);
  const watched = lists.map((to): Topic => `value:${listOf(to)}`);
  const members = useReading(['base', ...watched], () => Object.fromEntries(lists.map((to) => [to, membersOf(to)])));
  const drawn = useMemo(() => {
    const schema = withTargets(setting.schema, (to) => members[to] ?? named[to]);
    return schema === setting.schema ? setting : { ...setting, schema, widget: widgetFor(schema) ?? setting.widget };
  }, [setting, members, named]);
  const missing = useReading(['base', `value:${setting.key}`, ...watched], () =>
    missingIn(drawn.schema, model.content(setting.key)),
  );
  return { setting: drawn, missing };

  function membersOf(to: string): readonly Target[] {
    const list = catalogue.settings[listOf(to)];
    return list ? memberTargets(valueAfterSave(model.base, model.state(), list), to.slice(list.key.length + 1)) : [];
  }
}
