/** The maintenance page; it returns automatically after five to six minutes (F061, F111). */
import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { afterMaintenance } from '../../client/after-maintenance.ts';
import { returnPath } from '../../client/address/return-path.ts';
import { FullPage } from '../../ui/layout/full-page.tsx';
import { ProviderMark } from '../provider-mark.tsx';

export default function Maintenance() {
  const [query] = useSearchParams();
  const target = returnPath(query.get('r'));
  const leave = useCallback(() => location.assign(target), [target]);
  useEffect(() => afterMaintenance(leave), [leave]);
  return (
    <main>
      <FullPage
        brand={<ProviderMark />}
        icon={<IconTool size={24} stroke={1.5} />}
        title="We're doing maintenance..."
        action={
          <Button variant="default" onClick={leave}>
            Try again
          </Button>
        }
      >
        Please check back in a few minutes.
      </FullPage>
    </main>
  );
}
