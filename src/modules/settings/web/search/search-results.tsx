/** The results of the settings search: live editors, and for hidden settings the reason. */

import { Anchor, Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { explain } from '#engine/conditions/explain.ts';
import { parseQuery } from '#engine/search/search-query.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { CalmRow } from '../row/calm-row.tsx';
import { ImpactContext, useForm, useReading } from '../shared/form-context.ts';
import { readAfterSave } from '../shared/form-state.ts';
import { crumbOf } from '../shared/places.ts';
import { useHighlight } from './highlight.ts';
import { stateOf, useIndex } from './search-state.ts';
import { SettingRow } from '../row/setting-row.tsx';
import settingStyles from '#platform/web/form/form.module.css';
import styles from '#platform/web/form/summary.module.css';
import type { DrawQueue } from '#platform/web/form/draw-queue.ts';

/** More results than anyone reads; the rest is only counted. */
const most = 40;

/** Minimum height of a result in pixels: limits the number rendered while typing. */
const lowest = 64;

/** The elements that contain the text of a setting. */
const words = `.${settingStyles['title']}, .${settingStyles['help']}`;

/** Distance from the visible part at which further results become editors. */
const near = '300px';

function Hidden({ settingKey }: { readonly settingKey: string }): ReactNode {
  const { model, go } = useForm();
  const { catalogue, caller, scope, validators } = model.base;
  const setting = catalogue.settings[settingKey];
  if (!setting) return null;
  const read = readAfterSave(model.base, model.state());
  const why = explain(catalogue, setting, caller, scope, read, validators.conditions);
  const missing = why.conditions.flatMap((list) => list.filter(({ holds }) => !holds));
  return (
    <div className={styles['hidden']}>
      <span className={settingStyles['title']}>{setting.schema.title}</span>
      <p className={styles['why']}>
        Not shown at present. It needs: {missing.map((condition) => condition.sentence).join(' ')}{' '}
        {missing.map(({ name }) => {
          const other = catalogue.settings[name];
          return (
            other && (
              <Anchor
                key={name}
                component="button"
                type="button"
                inherit
                onClick={() => go({ tab: other.tab, section: other.section, setting: name })}
              >
                Go to {other.schema.title}
              </Anchor>
            )
          );
        })}
      </p>
    </div>
  );
}

function Result({ settingKey }: { readonly settingKey: string }): ReactNode {
  const { model, go } = useForm();
  const hidden = useReading([`flags:${settingKey}`], () => model.state().hidden[settingKey]);
  const setting = model.base.catalogue.settings[settingKey];
  if (!setting) return null;
  if (hidden) return <Hidden settingKey={settingKey} />;
  const crumb = (
    <Anchor
      component="button"
      type="button"
      size="xs"
      c="dimmed"
      onClick={() => go({ tab: setting.tab, section: setting.section, setting: settingKey })}
    >
      {crumbOf(model.base.catalogue, setting)}
    </Anchor>
  );
  return <SettingRow settingKey={settingKey} crumb={crumb} />;
}

interface CalmResultProps {
  readonly settingKey: string;
  readonly queue: DrawQueue;
  /** Renders the editor only near the visible part, so that thousands of results stay plain text. */
  readonly late: boolean;
  /** Called before it becomes an editor at once. */
  readonly onEditor: () => void;
}

/** A setting as text until typing pauses and its editor is rendered, which then stays. */
const CalmResult = memo(function CalmResult({ settingKey, queue, late, onEditor }: CalmResultProps): ReactNode {
  const { catalogue } = useForm().model.base;
  const [live, setLive] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (live || !element) return undefined;
    if (!late) return queue.enqueue(() => setLive(true));
    let giveBack: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        giveBack?.();
        giveBack = seen?.isIntersecting ? queue.enqueue(() => setLive(true)) : undefined;
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      giveBack?.();
    };
  }, [live, queue, late]);
  const setting = catalogue.settings[settingKey];
  if (live) return <Result settingKey={settingKey} />;
  return (
    setting && (
      <CalmRow
        ref={place}
        setting={setting}
        crumb={crumbOf(catalogue, setting)}
        onPointerDown={() => {
          onEditor();
          setLive(true);
        }}
      />
    )
  );
});

interface SearchResultsProps {
  readonly text: string;
  readonly queue: DrawQueue;
  /** Called before a result becomes an editor ahead of the queue. */
  readonly onEditor: () => void;
}

type Amount = 'screenful' | 'most' | 'all';

/** The number of results to render: a screenful until typing pauses. */
function useAmount(text: string, queue: DrawQueue): readonly [Amount, (amount: Amount) => void] {
  const [requested, setRequested] = useState<{ readonly text: string; readonly amount: Amount }>();
  const amount = requested?.text === text ? requested.amount : 'screenful';
  const request = useCallback((next: Amount) => setRequested({ text, amount: next }), [text]);
  useEffect(
    () => (amount === 'screenful' ? queue.enqueue(() => request('most')) : undefined),
    [amount, queue, request],
  );
  return [amount, request];
}

function Results({ text, queue, onEditor }: SearchResultsProps): ReactNode {
  const { model } = useForm();
  const impact = use(ImpactContext);
  const index = useIndex(model);
  const [amount, request] = useAmount(text, queue);
  const keys = useMemo(
    () => index.search(text, stateOf(model, impact)),
    // Results keep their order while they are edited.
    [index, text, model, impact],
  );
  const matched = useCallback(() => index.matched(text), [index, text]);
  const results = useRef<HTMLDivElement>(null);
  useHighlight(results, words, matched);
  const { unknown } = parseQuery(text);
  if (keys.length === 0)
    return (
      <Empty icon={<IconSearch size="2rem" stroke={1.5} />} title="No settings found">
        {unknown.length > 0 ? `Unknown filter: ${unknown.join(', ')}. ` : ''}
        Try another word, or change the filter next to the search.
      </Empty>
    );
  const drawn = { screenful: Math.ceil(window.innerHeight / lowest), most, all: keys.length }[amount];
  return (
    <section aria-label="Search results">
      <p className={styles['results']} role="status">
        {counted(keys.length, 'setting', 'settings')}
        {unknown.length > 0 && `. Unknown filter: ${unknown.join(', ')}`}
      </p>
      <div ref={results} className={settingStyles['card']}>
        {keys.slice(0, drawn).map((key) => (
          <CalmResult key={key} settingKey={key} queue={queue} late={amount === 'all'} onEditor={onEditor} />
        ))}
      </div>
      {amount === 'most' && keys.length > most && (
        <Button variant="default" mt="md" onClick={() => request('all')}>
          Show all {keys.length}
        </Button>
      )}
    </section>
  );
}

/** Re-renders only when the search changes. */
export const SearchResults = memo(Results);
