/** `/interhub-transfers` (F355): transfers between branches, to open and follow. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { interhub_transfers } from '#generated/tables.ts';
import { roles } from '#platform/domain/role.ts';
import { useCan, useSession } from '#platform/web/client/session.ts';
import { useStoredFilters } from '#platform/web/table/filters/stored-filters.ts';
import { List } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

export default function InterhubTransfersScreen(): ReactNode {
  useStoredFilters(interhub_transfers);
  const [isOpening, setOpening] = useState(false);
  const isDriver = useSession().user?.role_id === roles.driver;
  const mayOpen = useCan('API_/tracking/shipment-events:POST') && !isDriver;
  const open = mayOpen && (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpening(true)}>
      Open transfer
    </Button>
  );
  return (
    <Page
      title={interhub_transfers.title}
      description={interhub_transfers.description}
      width="full"
      actions={open || undefined}
    >
      <List table={interhub_transfers} action={open || undefined} />
      {isOpening && <TransferDialog onClose={() => setOpening(false)} />}
    </Page>
  );
}
