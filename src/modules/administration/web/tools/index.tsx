/** `/tools` (F383): screens of staff that are needed too rarely for the navigation, each with what it is for. */
import { useMemo, type ReactNode } from 'react';
import { useSession } from '#platform/web/client/session.ts';
import { toolsFor } from '#platform/web/shell/gate.ts';
import { LinksCard } from '#platform/web/shell/home/links-card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';

export default function ToolsScreen(): ReactNode {
  const who = useSession();
  const tools = useMemo(() => toolsFor(who), [who]);
  return (
    <Page title="Tools" description="What you need less often.">
      <LinksCard title="For your role" links={tools} />
    </Page>
  );
}
