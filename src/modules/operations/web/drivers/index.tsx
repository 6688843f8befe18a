/** `/ops-dashboard/drivers`: drivers and their areas. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { drivers } from '#generated/tables.ts';
import type { Driver } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { InviteDriver } from './invite-driver.tsx';

const cells: NonNullable<ListProps['cells']> = {
  postal_codes: (row) => {
    const { postal_codes, outline, collects, delivers } = row as unknown as Driver;
    const parts = [...(outline === undefined ? [] : ['Outline']), ...postal_codes];
    if (parts.length === 0 && (collects || delivers)) return 'Whole branch';
    return parts.length > 4 ? `${parts.slice(0, 4).join(', ')} and ${parts.length - 4} more` : parts.join(', ');
  },
};

export default function DriversScreen(): ReactNode {
  const [open, setOpen] = useState<Driver>();
  const mayEdit = useCan('API_/shipments:PATCH');
  const edit = (row: object): ReactNode => (
    <Button size="compact-sm" variant="subtle" onClick={() => setOpen(row as Driver)}>
      Edit area
    </Button>
  );
  return (
    <Page title={drivers.title} description={drivers.description} width="full">
      <List table={drivers} cells={cells} action={<InviteDriver />} {...(mayEdit && { rowActions: edit })} />
      {open && <AreaDialog driver={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
