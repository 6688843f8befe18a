/**
 * The whole settings form over any catalogue: tabs, sections, rows, search, what is unsaved and what is wrong. It asks
 * nothing of the network; whoever mounts it gives it a model and says what saving means.
 */

import { Tabs } from '@mantine/core';
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Reach } from '#engine/reach.ts';
import { blockingKeys } from './blocking.ts';
import { Counts, useCounts } from './counts.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormProvider, useForm, type CellAction, type FormSurroundings, type Place } from './form-context.ts';
import type { FormModel } from './form-model.ts';
import { pendingKeys } from './form-state.ts';
import { LineList, type SectionExtra } from './line-list.tsx';
import { PendingBar } from './pending-bar.tsx';
import { openTabs } from './places.ts';
import { FilterMenu } from './filter-menu.tsx';
import { SearchField } from './search-field.tsx';
import { SectionNavigation } from './section-navigation.tsx';
import styles from './settings.module.css';
import summaryStyles from './summary.module.css';
import { useFormKeys } from './form-keys.ts';

/** With the index over everything, which comes with the first search. */
const SearchResults = lazy(async () => ({ default: (await import('./search-results.tsx')).SearchResults }));

export interface SettingsFormProps {
  readonly model: FormModel;
  /** Where the person is; a new object makes the page scroll there. */
  readonly place: Place;
  /** `jump`: the person asked to go there; otherwise the page merely scrolled. */
  readonly onPlace: (place: Place, jump: boolean) => void;
  readonly linkTo: (place: Place) => string;
  /** Called only when nothing stands in the way; what it does with the drafts is its own affair. */
  readonly onSave: () => void;
  /** The same for saving at another time; absent where changes cannot be planned. */
  readonly onSaveLater?: (() => void) | undefined;
  readonly onHistory?: ((key: string) => void) | undefined;
  readonly onTest?: FormSurroundings['onTest'];
  /** Shown above the form: offers, notes. */
  readonly above?: ReactNode;
  /** Shown beside the search. */
  readonly actions?: ReactNode;
  /** More for the cells of grids. */
  readonly cellAction?: CellAction | undefined;
  /** Whom a change here reaches, once that is known. */
  readonly reach?: Reach | undefined;
  /** More for a section, such as a preview. */
  readonly extra?: SectionExtra | undefined;
}

/** Listens by itself, so that the tabs are not drawn again for a number. */
function TabCounts({ tab }: { readonly tab: string }): ReactNode {
  return <Counts count={useCounts((setting) => setting.tab).get(tab)} />;
}

function TabNames({ tab, onTab }: { readonly tab: string; readonly onTab: (tab: string) => void }): ReactNode {
  const { catalogue, caller, scope } = useForm().model.base;
  const tabs = useMemo(() => openTabs(catalogue, caller, scope), [catalogue, caller, scope]);
  const list = useRef<HTMLDivElement>(null);
  // On a phone the names do not fit side by side.
  useEffect(() => {
    const name = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && name)
      list.current.scrollLeft = name.offsetLeft - (list.current.clientWidth - name.offsetWidth) / 2;
  }, [tab]);
  return (
    <Tabs value={tab} onChange={(next) => next && onTab(next)} mb="md">
      <Tabs.List ref={list} className={summaryStyles['tabs'] ?? ''}>
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id} aria-controls="settings-panel" id={`settings-tab-${id}`}>
            <span className={summaryStyles['tab']}>
              {title}
              <TabCounts tab={id} />
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

interface TabPanelProps {
  readonly place: Place;
  readonly extra: SectionExtra | undefined;
  readonly onPlace: (place: Place, jump: boolean) => void;
}

function TabPanel({ place, extra, onPlace }: TabPanelProps): ReactNode {
  const { tab } = place;
  const onSection = useCallback((section: string) => onPlace({ tab, section }, true), [onPlace, tab]);
  const onInView = useCallback((section: string) => onPlace({ tab, section }, false), [onPlace, tab]);
  return (
    <div className={styles['layout']} role="tabpanel" id="settings-panel" aria-labelledby={`settings-tab-${tab}`}>
      <div>
        <SectionNavigation tab={tab} onSection={onSection} onInView={onInView} />
      </div>
      <div className={styles['column']}>
        <LineList key={tab} tab={tab} target={place} extra={extra} />
      </div>
    </div>
  );
}

/** Saves unless something is wrong with what was changed; then every finding is shown. */
function useSave(model: FormModel, onSave: () => void): () => void {
  return useCallback(() => {
    if (model.state().saving === 'saving') return;
    model.attempt();
    if (pendingKeys(model.state()).length === 0) return;
    if (blockingKeys(model).length > 0) model.setSaving('failed');
    else onSave();
  }, [model, onSave]);
}

export function SettingsForm(props: SettingsFormProps): ReactNode {
  const { model, place, onPlace, linkTo, onHistory, onTest, cellAction, reach } = props;
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const save = useSave(model, props.onSave);
  const saveLater = useSave(model, props.onSaveLater ?? props.onSave);
  useFormKeys({ save, search });
  const surroundings = useMemo((): FormSurroundings => {
    const go = (next: Place): void => {
      setQuery('');
      onPlace(next, true);
    };
    return { model, linkTo, go, onHistory, onTest, cellAction, reach };
  }, [model, linkTo, onHistory, onTest, onPlace, cellAction, reach]);
  useEffect(() => setQuery(''), [place.tab]);
  const text = useDeferredValue(query.trim());
  return (
    <FormProvider value={surroundings}>
      <div className={summaryStyles['bar']}>
        <SearchField value={query} input={search} onChange={setQuery} />
        <FilterMenu text={query} onText={setQuery} input={search} />
        {props.actions}
      </div>
      {props.above}
      <ErrorSummary />
      {text === '' ? (
        <>
          <TabNames tab={place.tab} onTab={(tab) => onPlace({ tab }, true)} />
          <TabPanel place={place} extra={props.extra} onPlace={onPlace} />
        </>
      ) : (
        <div className={styles['column']}>
          <Suspense>
            <SearchResults text={text} />
          </Suspense>
        </div>
      )}
      <PendingBar onSave={save} onSaveLater={props.onSaveLater && saveLater} />
    </FormProvider>
  );
}
