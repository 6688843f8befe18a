/** `/settings/reference`: documentation of every setting, for reading, searching and printing; always current. */

import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft, IconPrinter, IconSearch } from '@tabler/icons-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ReferenceTab } from '#engine/reference/reference.ts';
import { factsTab } from '#engine/reference/reference.ts';
import { counted } from '#engine/values/sentence.ts';
import { useTypedText } from '#platform/web/client/address/typed-text.ts';
import { untilThere } from '#platform/web/form/reveal.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { Contents, sectionIdOf } from './contents.tsx';
import { Entry, entryIdOf } from './entry.tsx';
import styles from './reference.module.css';
import { useReference, type Reference } from './use-reference.ts';

/** Scrolls an element to the top and puts the focus on `focus` in it; answers whether it is there. */
function reveal(id: string, focus: string): boolean {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  document.getElementById(focus)?.focus({ preventScroll: true });
  return element !== null;
}

const Whole = memo(function Whole({
  tabs,
  highlighted,
}: {
  readonly tabs: readonly ReferenceTab[];
  readonly highlighted: string | null;
}): ReactNode {
  return tabs.map((tab) => (
    <section key={tab.id} className={styles['tab']}>
      <h2>{tab.title}</h2>
      <p className={styles['help']}>{tab.description}</p>
      {tab.sections.map((section) => (
        <section key={section.id} id={sectionIdOf(tab.id, section.id)} className={styles['section']}>
          <h3 id={`${sectionIdOf(tab.id, section.id)}-title`} tabIndex={-1}>
            {section.title}
          </h3>
          {section.description !== '' && <p className={styles['help']}>{section.description}</p>}
          {section.shownWhen.map((words) => (
            <p key={words} className={styles['help']}>
              Shown when: {words}
            </p>
          ))}
          {section.entries.map((entry) => (
            <Entry key={entry.key} entry={entry} isFact={tab.id === factsTab} highlighted={entry.key === highlighted} />
          ))}
        </section>
      ))}
    </section>
  ));
});

const Found = memo(function Found({ reference, text }: { readonly reference: Reference; readonly text: string }) {
  const found = useMemo(() => reference.search(text), [reference, text]);
  return (
    <>
      <p role="status" className={styles['help']}>
        {counted(found.length, 'entry', 'entries')} found
      </p>
      {found.length === 0 && (
        <Empty icon={<IconSearch size="2rem" stroke={1.5} />} title="Nothing found">
          Try another word from the title, key or description.
        </Empty>
      )}
      {found.map(({ entry, isFact, crumb }) => (
        <Entry key={entry.key} entry={entry} isFact={isFact} crumb={crumb} />
      ))}
    </>
  );
});

export default function SettingsReferenceScreen(): ReactNode {
  const reference = useReference();
  const [query, setQuery] = useSearchParams();
  const { text: typed, type: setTyped } = useTypedText(query.get('q') ?? '', (q) =>
    setQuery(q === '' ? {} : { q }, { replace: true, preventScrollReset: true }),
  );
  const text = useDeferredValue(typed.trim());
  const settingKey = query.get('setting');
  const known = settingKey !== null && reference.entries.has(settingKey);
  useEffect(() => {
    if (settingKey === null || !known) return undefined;
    const id = entryIdOf(settingKey);
    return untilThere(() => reveal(id, `${id}-title`));
  }, [settingKey, known]);
  const go = useCallback((id: string) => void reveal(id, `${id}-title`), []);
  return (
    <Page
      title="Settings reference"
      description="What every setting does, which values it accepts and who can change it."
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size="1rem" aria-hidden />}
            onClick={() => window.print()}
            className={styles['screenOnly'] ?? ''}
          >
            Print
          </Button>
          <Button
            component={Link}
            to={known ? `/settings?setting=${settingKey}` : '/settings'}
            variant="default"
            leftSection={<IconArrowLeft size="1rem" aria-hidden />}
            className={styles['screenOnly'] ?? ''}
          >
            Settings
          </Button>
        </>
      }
    >
      <div role="search" className={styles['search']}>
        <TextInput
          aria-label="Search the reference"
          placeholder="Search the reference"
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('');
          }}
        />
      </div>
      {settingKey !== null && !known && (
        <Notice variant="warning" title="Setting not found">
          There is no setting with the key {settingKey}, or you don’t have access to it.
        </Notice>
      )}
      {text === '' ? (
        <div className={styles['layout']}>
          <Contents tabs={reference.tabs} onGo={go} />
          <div className={styles['column']}>
            <Whole tabs={reference.tabs} highlighted={settingKey} />
          </div>
        </div>
      ) : (
        <Found reference={reference} text={text} />
      )}
    </Page>
  );
}
