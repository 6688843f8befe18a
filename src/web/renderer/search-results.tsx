/** What a search over the settings finds: the live editors themselves, and of what is hidden the reason (E7). */

import { Anchor, Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { explain } from '#engine/explain.ts';
import { parseQuery } from '#engine/search-query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { useForm, useReading } from './form-context.ts';
import { readAfterSave } from './form-state.ts';
import { crumbOf } from './places.ts';
import { stateOf, useIndex } from './search-state.ts';
import { SettingRow } from './setting-row.tsx';
import settingStyles from './settings.module.css';
import styles from './summary.module.css';
import { Turns } from './turns.ts';

/** More results than anybody reads; the rest is named by number. */
const most = 40;

/** How near to the screen that is. */
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
  readonly turns: Turns;
  /** Only once it comes near the screen: of thousands that nobody scrolls to, none becomes an editor. */
  readonly late: boolean;
}

/** A setting in words, until nobody types and there is time for its editor. Then it stays one. */
const CalmResult = memo(function CalmResult({ settingKey, turns, late }: CalmResultProps): ReactNode {
  const { catalogue } = useForm().model.base;
  const [live, setLive] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (live || !element) return undefined;
    if (!late) return turns.ask(() => setLive(true));
    let giveBack: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        giveBack?.();
        giveBack = seen?.isIntersecting ? turns.ask(() => setLive(true)) : undefined;
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      giveBack?.();
    };
  }, [live, turns, late]);
  const setting = catalogue.settings[settingKey];
  if (live) return <Result settingKey={settingKey} />;
  return (
    setting && (
      <div ref={place} className={settingStyles['row']} onPointerDown={() => setLive(true)}>
        <div className={styles['waitingCrumb']}>{crumbOf(catalogue, setting)}</div>
        <span className={settingStyles['title']}>{setting.schema.title}</span>
        <p className={settingStyles['help']}>{setting.schema.description}</p>
        <div className={styles['waiting']} aria-hidden />
      </div>
    )
  );
});

export function SearchResults({ text }: { readonly text: string }): ReactNode {
  const { model, reach } = useForm();
  const index = useIndex(model);
  const [all, setAll] = useState(false);
  const [turns] = useState(() => new Turns());
  useLayoutEffect(() => turns.postpone(), [turns, text]);
  const keys = useMemo(
    () => index.search(text, stateOf(model, reach)),
    // While results are edited they stay where they are.
    [index, text, model, reach],
  );
  const { unknown } = parseQuery(text);
  if (keys.length === 0)
    return (
      <Empty icon={<IconSearch size="2rem" stroke={1.5} />} title="No setting found">
        {unknown.length > 0 ? `There is no filter ${unknown.join(', ')}. ` : ''}
        Try another word, or another filter: they are in the menu beside the search.
      </Empty>
    );
  const shown = all ? keys : keys.slice(0, most);
  return (
    <section aria-label="Search results">
      <p className={styles['results']} role="status">
        {keys.length === 1 ? '1 setting' : `${keys.length} settings`}
        {unknown.length > 0 && `. There is no filter ${unknown.join(', ')}`}
      </p>
      <div className={settingStyles['card']}>
        {shown.map((key) => (
          <CalmResult key={key} settingKey={key} turns={turns} late={all} />
        ))}
      </div>
      {shown.length < keys.length && (
        <Button variant="default" mt="md" onClick={() => setAll(true)}>
          Show all {keys.length}
        </Button>
      )}
    </section>
  );
}
