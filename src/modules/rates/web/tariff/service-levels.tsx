/** The service levels, with a dialog for each. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { service_levels } from '#generated/tables.ts';
import type { ServiceLevel } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { RowButtons } from './part-list.tsx';
import { ServiceLevelDialog } from './service-level-dialog.tsx';
import { useTariffAround } from './tariff-around.ts';

export function ServiceLevels(): ReactNode {
  const { tariff } = useTariffAround();
  const mayChange = useCan('API_/rates/revisions:POST');
  const [open, setOpen] = useState<ServiceLevel | 'new'>();
  const edit = (level: ServiceLevel): ReactNode => <RowButtons name={level.name} onEdit={() => setOpen(level)} />;
  return (
    <>
      {mayChange && (
        <Button
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => setOpen('new')}
        >
          Add service level
        </Button>
      )}
      <DataTable table={service_levels} rows={tariff.service_levels} {...(mayChange && { actions: edit })} />
      {open && <ServiceLevelDialog {...(open !== 'new' && { level: open })} onClose={() => setOpen(undefined)} />}
    </>
  );
}
