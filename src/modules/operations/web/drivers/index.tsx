/** `/ops-dashboard/drivers`: drivers and their areas. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as driverForm from '#generated/forms/driver.ts';
import { drivers } from '#generated/tables.ts';
import type { Driver, DriverRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';

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
      <List table={drivers} cells={cells} {...(mayEdit && { rowActions: edit })} />
      {open && <AreaDialog driver={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

function AreaDialog({ driver, onClose }: { readonly driver: Driver; readonly onClose: () => void }): ReactNode {
  const { id, revision, collects, delivers, postal_codes, outline, working_days } = driver;
  const stored: JsonObject = {
    ...{ collects, delivers, postal_codes: [...postal_codes], working_days: [...working_days] },
    ...(outline === undefined ? {} : { outline }),
  };
  const save = async (value: JsonObject): Promise<void> => {
    // Emptied fields are removed.
    const emptied = { outline: null, postal_codes: [], working_days: [] };
    const body = { ...emptied, ...value, base_revision: revision } as DriverRequest;
    await call('update_driver', { params: { id }, body });
    await queryClient.invalidateQueries({ queryKey: entityKey('driver') });
    showToast('success', 'Area saved');
    onClose();
  };
  return (
    <SchemaDialog
      form={driverForm}
      layout="area"
      size="lg"
      title={`Area of ${driver.name}`}
      action="Save area"
      failed="Couldn’t save the area"
      stored={stored}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
