/** `/shiplogic-admin/schemas`: the catalogue with its usage, and the schema of a section with all of its effects next to it. */

import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { Browse } from './browse.tsx';
import { Waiting } from './waiting.tsx';
import { useUsage } from './use-usage.ts';

/** The editor is larger than the rest of the screen, so it is not loaded for browsing. */
const Workbench = lazy(() => import('./workbench.tsx'));

export default function SchemasScreen(): ReactNode {
  const [query] = useSearchParams();
  const { usage, error, retry } = useUsage();
  const [tab, section] = [query.get('tab'), query.get('section')];
  if (tab !== null && section !== null)
    return (
      <Suspense fallback={<Waiting title="Schema workbench" />}>
        <Workbench key={`${tab}/${section}`} tab={tab} section={section} usage={usage} />
      </Suspense>
    );
  if (usage) return <Browse usage={usage} />;
  if (error === undefined) return <Waiting title="Schema workbench" />;
  return (
    <Page title="Schema workbench">
      <Failure title="Couldn’t load the catalogue" message={error} onRetry={retry} />
    </Page>
  );
}
