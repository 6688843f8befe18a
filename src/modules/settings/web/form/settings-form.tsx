/**
 * The settings form for any catalogue: tabs, sections, rows, search, unsaved changes and errors. It makes no requests
 * itself; its parent supplies the model and what saving does.
 */

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
import type { Impact } from '#engine/state/impact.ts';
import { blockingKeys } from './blocking.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FilterMenu, filtersIn } from '../search/filter-menu.tsx';
import {
  FormProvider,
  ImpactContext,
  ScheduledContext,
  type CellAction,
  type FormSurroundings,
  type Place,
} from '../shared/form-context.ts';
import type { ScheduledChanges } from '../shared/scheduled.ts';
import { useFormKeys } from '#platform/web/form/form-keys.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { pendingKeys } from '../shared/form-state.ts';
import type { SectionExtra } from '../shared/line-list.tsx';
import { PendingBar } from './pending-bar.tsx';
import { SearchField } from '../search/search-field.tsx';
import styles from '#platform/web/form/form.module.css';
import summaryStyles from '#platform/web/form/summary.module.css';
import { TabView } from './tab-view.tsx';
import { useTakenDown } from '../search/taken-down.ts';
import { DrawQueue } from '#platform/web/form/draw-queue.ts';

/** Loaded with the search index on the first search. */
const SearchResults = lazy(async () => ({ default: (await import('../search/search-results.tsx')).SearchResults }));

export interface SettingsFormProps {
  readonly model: SettingsModel;
  /** The current location; a new object scrolls the page there. */
  readonly place: Place;
  /** The initial search; another object starts that search instead. Undefined: no search. */
  readonly search?: { readonly text: string } | undefined;
  /** Called with every text typed into the search. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** `jump`: the user navigated there; otherwise the page was only scrolled. */
  readonly onPlace: (place: Place, jump: boolean) => void;
  readonly linkTo: (place: Place) => string;
  /** Called only when there are no errors. */
  readonly onSave: () => void;
  /** The same for a scheduled change; absent where changes cannot be scheduled. */
  readonly onSaveLater?: (() => void) | undefined;
  readonly onHistory?: ((key: string) => void) | undefined;
  readonly onTest?: FormSurroundings['onTest'];
  /** Shown above the form: offers, notes. */
  readonly above?: ReactNode;
  /** Shown beside the search. */
  readonly actions?: ReactNode;
  /** Extra action for cells of grids. */
  readonly cellAction?: CellAction | undefined;
  /** The impact of changes in this scope, once loaded. */
  readonly impact?: Impact | undefined;
  /** Scheduled changes, once loaded. */
  readonly scheduled?: ScheduledChanges | undefined;
  /** Extra content of a section, such as a preview. */
  readonly extra?: SectionExtra | undefined;
}

/** Saves unless a changed setting has errors, which are then all shown. */
function useSave(model: SettingsModel, onSave: () => void): () => void {
  return useCallback(() => {
    if (model.state().saving === 'saving') return;
    model.dropBlankRows();
    model.attempt();
    if (pendingKeys(model.state()).length === 0) return;
    if (blockingKeys(model).length > 0) model.setSaving('failed');
    else onSave();
  }, [model, onSave]);
}

export function SettingsForm(props: SettingsFormProps): ReactNode {
  const { model, place, onPlace, linkTo, onHistory, onTest, cellAction } = props;
  const [query, setQuery] = useState(props.search?.text ?? '');
  const [queue] = useState(() => new DrawQueue());
  const search = useRef<HTMLInputElement>(null);
  const save = useSave(model, props.onSave);
  const saveLater = useSave(model, props.onSaveLater ?? props.onSave);
  useFormKeys({ save, search });
  const surroundings = useMemo((): FormSurroundings => {
    const go = (next: Place): void => {
      setQuery('');
      onPlace(next, true);
    };
    return { model, linkTo, go, onHistory, onTest, cellAction };
  }, [model, linkTo, onHistory, onTest, onPlace, cellAction]);
  useEffect(() => setQuery(''), [place.tab]);
  const { search: searchText, onSearch } = props;
  useEffect(() => {
    setQuery(searchText?.text ?? '');
    if (searchText) search.current?.focus();
  }, [searchText]);
  const onQuery = useCallback(
    (next: string) => {
      queue.postpone();
      setQuery(next);
      onSearch?.(next);
    },
    [queue, onSearch],
  );
  const typed = useRef(query);
  typed.current = query;
  const text = useDeferredValue(query.trim());
  const searching = text !== '';
  const { takenDown, takeDown } = useTakenDown(searching, queue);
  return (
    <FormProvider value={surroundings}>
      <ImpactContext value={props.impact}>
        <ScheduledContext value={props.scheduled}>
          <div className={summaryStyles['bar']}>
            <SearchField value={query} input={search} onChange={onQuery} />
            <FilterMenu chosen={filtersIn(query)} typed={typed} onText={onQuery} input={search} />
            {props.actions}
          </div>
          {props.above}
          <ErrorSummary />
          {!takenDown && (
            <div className={styles['tab']} data-behind={searching || undefined}>
              <TabView place={place} extra={props.extra} onPlace={onPlace} />
            </div>
          )}
          {searching && (
            <div className={styles['column']}>
              <Suspense>
                <SearchResults text={text} queue={queue} onEditor={takeDown} />
              </Suspense>
            </div>
          )}
          <PendingBar onSave={save} onSaveLater={props.onSaveLater && saveLater} />
        </ScheduledContext>
      </ImpactContext>
    </FormProvider>
  );
}
