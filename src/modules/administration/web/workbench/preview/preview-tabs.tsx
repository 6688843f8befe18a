/** All effects of the edited text, one tab each. */

import { Badge, Tabs, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { isTabText } from '../address.ts';
import { Checks } from '../checks.tsx';
import { DocsView } from '../docs-view.tsx';
import { PatchView } from '../patch-view.tsx';
import { PreviewForm } from './preview-form.tsx';
import { PreviewTable } from './preview-table.tsx';
import styles from '../schemas.module.css';
import type { Validated, Values } from '../use-validation.ts';
import type { Edited } from '../use-section.ts';
import type { Usage } from '../use-usage.ts';
import { UsageView } from '../usage-view.tsx';

interface PreviewTabsProps {
  readonly tab: string;
  readonly edited: Edited;
  readonly validated: Validated & { readonly retry: () => void };
  readonly usage: Usage | undefined;
  readonly onValues: (values: Values) => void;
  readonly onLine: (line: number, column: number) => void;
}

const names = ['Form', 'Table', 'Docs', 'Checks', 'Usage', 'Patch'] as const;
type Name = (typeof names)[number];

function errorsIn({ validationResult }: Validated): number {
  return (validationResult?.findings ?? []).filter(({ severity }) => severity === 'error').length;
}

function Count({ errors }: { readonly errors: number }): ReactNode {
  return (
    <Badge size="sm" circle color="red" variant="filled" className={styles['count'] ?? ''}>
      <VisuallyHidden>Errors: </VisuallyHidden>
      {errors}
    </Badge>
  );
}

function Drawn({ name, ...props }: PreviewTabsProps & { readonly name: Name }): ReactNode {
  const { edited, validated, usage, tab, onLine, onValues } = props;
  const { assembled, validating } = validated;
  const { path } = edited.file;
  if (name === 'Checks') return <Checks validated={validated} path={path} onLine={onLine} />;
  if (name === 'Usage') return <UsageView usage={usage} tab={tab} path={path} section={assembled?.section.id} />;
  if (name === 'Patch') return <PatchView edited={edited} />;
  if (!assembled)
    return (
      <p className={styles['soft']}>{validating ? 'Loading preview…' : 'No preview yet. See Checks for the reason.'}</p>
    );
  if (name === 'Docs') return <DocsView markdown={assembled.docs} />;
  if (name === 'Table') return <PreviewTable assembled={assembled} />;
  return <PreviewForm assembled={assembled} tab={tab} validated={validated} onValues={onValues} />;
}

const madeOfTheText: readonly Name[] = ['Form', 'Table', 'Docs'];
/** A tab file contains no settings. */
const ofTab: readonly Name[] = ['Checks', 'Patch'];

export function PreviewTabs(props: PreviewTabsProps): ReactNode {
  const { validated } = props;
  const offered = isTabText(props.edited.file.path) ? ofTab : names;
  const [shown, setShown] = useState<Name>(offered[0] ?? 'Form');
  const { assembled, current, error } = validated;
  const errors = errorsIn(validated);
  return (
    <Tabs value={shown} onChange={(next) => setShown((next ?? 'Form') as Name)} keepMounted={false}>
      <Tabs.List className={styles['previewTabs'] ?? ''}>
        {offered.map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            rightSection={name === 'Checks' && errors > 0 ? <Count errors={errors} /> : undefined}
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {error !== undefined && (
        <Failure title="Couldn’t validate the section" message={error} onRetry={validated.retry} />
      )}
      {offered.map((name) => (
        <Tabs.Panel key={name} value={name} className={styles['panel'] ?? ''}>
          {!current && assembled && madeOfTheText.includes(name) && (
            <p className={styles['stale']}>This is the last valid version. See Checks for the errors.</p>
          )}
          <Drawn name={name} {...props} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
