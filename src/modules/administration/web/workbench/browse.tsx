/**
 * Browses the catalogue: every section with the number of providers that set its settings, their values, and invalid
 * stored values.
 */

import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconChevronRight, IconPencil, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { addressOf, tabItself } from './address.ts';
import { filters, findSettings, totalsOf, type Filter, type UsageSection, type UsageTab } from './find-settings.ts';
import { NewSection } from './new-section.tsx';
import { onDraftElsewhere, storedDrafts, titleIn } from './stored-drafts.ts';
import own from './browse.module.css';
import styles from './schemas.module.css';
import { UsageTable } from './usage-table.tsx';
import type { Usage } from './use-usage.ts';
import { useTitleFocus } from './use-title-focus.ts';

function Totals({ usage }: { readonly usage: Usage }): ReactNode {
  const { providers, settings, unused, invalid } = totalsOf(usage);
  const facts = [
    ['Providers', providers],
    ['Settings', settings],
    ['Unused', unused],
    ['Invalid values', invalid],
  ] as const;
  return (
    <dl className={own['totals']}>
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SectionProps {
  readonly tab: string;
  readonly section: UsageSection;
  readonly providers: number;
  readonly open: boolean;
}

function SectionPart({ tab, section, providers, open }: SectionProps): ReactNode {
  const [shown, setShown] = useState(open);
  const { id, title, settings } = section;
  const used = settings.filter(({ set_by }) => set_by > 0).length;
  const invalid = settings.filter((one) => one.invalid.length > 0).length;
  return (
    <div className={own['section']} data-open={shown || undefined}>
      <details open={open} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>
          <IconChevronRight size="1rem" aria-hidden className={own['chevron'] ?? ''} />
          <span className={own['sectionTitle']}>{title}</span>
          <span className={styles['soft']}>
            {settings.length} {settings.length === 1 ? 'setting' : 'settings'}, {used} in use
          </span>
          {invalid > 0 && <StatusBadge colour="red">{`${invalid} with invalid values`}</StatusBadge>}
        </summary>
        {shown && (
          <div className={own['usage']}>
            <UsageTable settings={settings} providers={providers} />
          </div>
        )}
      </details>
      <Button
        component={Link}
        to={addressOf(tab, id)}
        variant="default"
        size="xs"
        className={own['edit'] ?? ''}
        leftSection={<IconPencil size="0.9rem" aria-hidden />}
        aria-label={`Edit schema of ${title}`}
      >
        Edit schema
      </Button>
    </div>
  );
}

function TabPart({
  tab,
  providers,
  open,
}: {
  readonly tab: UsageTab;
  readonly providers: number;
  readonly open: boolean;
}): ReactNode {
  return (
    <section aria-labelledby={`schemas-${tab.id}`}>
      <div className={own['tabHead']}>
        <h2 id={`schemas-${tab.id}`}>{tab.title}</h2>
        {!open && (
          <span>
            <Button
              component={Link}
              to={addressOf(tab.id, tabItself)}
              variant="subtle"
              size="xs"
              leftSection={<IconPencil size="0.9rem" aria-hidden />}
              aria-label={`Edit tab ${tab.title}`}
            >
              Edit tab
            </Button>
            <NewSection tab={tab} />
          </span>
        )}
      </div>
      <div className={own['card']}>
        {tab.sections.map((section) => (
          <SectionPart key={`${section.id} ${open}`} tab={tab.id} section={section} providers={providers} open={open} />
        ))}
      </div>
    </section>
  );
}

/** What was begun in this browser, which may be a section that the catalogue does not have yet. */
function OwnDrafts(): ReactNode {
  const [drafts, setDrafts] = useState(storedDrafts);
  useEffect(() => onDraftElsewhere(undefined, () => setDrafts(storedDrafts())), []);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="schemas-drafts">
      <div className={own['tabHead']}>
        <h2 id="schemas-drafts">Your changes</h2>
        <span className={styles['soft']}>Kept in this browser until you discard them.</span>
      </div>
      <ul className={`${own['card']} ${own['drafts']}`}>
        {drafts.map(({ tab, section, text }) => (
          <li key={`${tab}/${section}`}>
            <Link to={addressOf(tab, section)}>{titleIn(text) ?? section}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Browse({ usage }: { readonly usage: Usage }): ReactNode {
  useTitleFocus(true);
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const late = useDeferredValue(text.trim());
  const found = findSettings(usage, late, filter);
  const searching = late !== '' || filter !== 'all';
  const count = found.reduce(
    (sum, { sections }) => sum + sections.reduce((all, one) => all + one.settings.length, 0),
    0,
  );
  return (
    <Page
      title="Schema workbench"
      description="All settings and how providers use them. Edit a section, preview the result and download it as a patch. Nothing live changes."
      width="full"
    >
      <div className={styles['stack']}>
        <Totals usage={usage} />
        <OwnDrafts />
        <div className={own['tools']}>
          <TextInput
            className={own['search'] ?? ''}
            aria-label="Search the catalogue"
            placeholder="Key, title or section"
            leftSection={<IconSearch size="1rem" aria-hidden />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <SegmentedControl aria-label="Which settings" data={[...filters]} value={filter} onChange={setFilter} />
          <span role="status" className={styles['soft']}>
            {searching ? `${count} found` : ''}
          </span>
        </div>
        {found.length === 0 && (
          <Empty title="No settings found">
            {late === '' ? 'Show all settings to see the others.' : 'Try another word, or show all settings.'}
          </Empty>
        )}
        {found.map((tab) => (
          <TabPart key={tab.id} tab={tab} providers={usage.providers} open={searching} />
        ))}
      </div>
    </Page>
  );
}
