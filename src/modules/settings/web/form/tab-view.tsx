/** One tab of the form: the names of all tabs, and the sections and lines of this one. */

import { Tabs } from '@mantine/core';
import { memo, useCallback, useMemo, type ReactNode } from 'react';
import { Counts, useCounts } from './counts.tsx';
import { useForm, type Place } from '../shared/form-context.ts';
import { LineList, type SectionExtra } from '../shared/line-list.tsx';
import { openTabs } from '../shared/places.ts';
import { SectionNavigation } from './section-navigation.tsx';
import { useTabInSight } from '#platform/web/ui/layout/use-tab-in-sight.ts';
import styles from '#platform/web/form/form.module.css';
import summaryStyles from '#platform/web/form/summary.module.css';

/** Subscribes itself, so that a number does not re-render the tabs. */
function TabCounts({ tab }: { readonly tab: string }): ReactNode {
  return <Counts count={useCounts((setting) => setting.tab).get(tab)} />;
}

function TabNames({ tab, onTab }: { readonly tab: string; readonly onTab: (tab: string) => void }): ReactNode {
  const { catalogue, caller, scope } = useForm().model.base;
  const tabs = useMemo(() => openTabs(catalogue, caller, scope), [catalogue, caller, scope]);
  const list = useTabInSight(tab);
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

interface TabViewProps {
  readonly place: Place;
  readonly extra: SectionExtra | undefined;
  readonly onPlace: (place: Place, jump: boolean) => void;
}

function TabPanel({ place, extra, onPlace }: TabViewProps): ReactNode {
  const { tab } = place;
  const onSection = useCallback((section: string) => onPlace({ tab, section }, true), [onPlace, tab]);
  const onInView = useCallback((section: string) => onPlace({ tab, section }, false), [onPlace, tab]);
  return (
    <div className={styles['layout']} role="tabpanel" id="settings-panel" aria-labelledby={`settings-tab-${tab}`}>
      <div>
        <SectionNavigation place={place} onSection={onSection} onInView={onInView} />
      </div>
      <div className={styles['column']}>
        <LineList key={tab} tab={tab} target={place} extra={extra} />
      </div>
    </div>
  );
}

function View(props: TabViewProps): ReactNode {
  const { place, onPlace } = props;
  const onTab = useCallback((tab: string) => onPlace({ tab }, true), [onPlace]);
  return (
    <>
      <TabNames tab={place.tab} onTab={onTab} />
      <TabPanel {...props} />
    </>
  );
}

/** Typing in the search does not re-render it. */
export const TabView = memo(View);
