/** `/rates-and-estimates` (F367): service levels, and what each of them costs between two zones in each rate group. */
import { Button, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { service_levels } from '#generated/tables.ts';
import type { ServiceLevel, Tariff } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { GroupRates } from './group-rates.tsx';
import { ServiceLevelDialog } from './service-level-dialog.tsx';
import { useTariff } from './use-tariff.ts';

export default function RatesScreen(): ReactNode {
  const loading = useTariff();
  return (
    <Page
      title="Rates"
      description="What shipments cost. A change applies to every price asked for from then on."
      width="full"
    >
      {loading.kind === 'loading' && (
        <Later>
          <Skeleton height="20rem" aria-hidden />
        </Later>
      )}
      {loading.kind === 'error' && (
        <Failure title="Couldn’t load the rates" message={loading.message} onRetry={loading.retry} />
      )}
      {loading.kind === 'ready' &&
        (loading.answer.tariff ? (
          <TariffView tariff={loading.answer.tariff} revision={loading.answer.revision} />
        ) : (
          <Empty title="No rates yet">Contact support to have the first zones and rates set up.</Empty>
        ))}
    </Page>
  );
}

export interface TariffProps {
  readonly tariff: Tariff;
  /** What a change is based on. */
  readonly revision: number;
}

const views = [
  { value: 'rates', label: 'Rates' },
  { value: 'levels', label: 'Service levels' },
];

function TariffView(props: TariffProps): ReactNode {
  const [view, setView] = useState('rates');
  return (
    <Stack gap="md">
      <SegmentedControl data={views} value={view} onChange={setView} aria-label="View" style={{ alignSelf: 'start' }} />
      {view === 'rates' ? <GroupRates {...props} /> : <ServiceLevels {...props} />}
    </Stack>
  );
}

function ServiceLevels({ tariff, revision }: TariffProps): ReactNode {
  const mayChange = useCan('API_/rates/revisions:POST');
  const [open, setOpen] = useState<ServiceLevel | 'new'>();
  const edit = (level: ServiceLevel): ReactNode => (
    <Button variant="subtle" size="compact-sm" aria-label={`Edit ${level.name}`} onClick={() => setOpen(level)}>
      Edit
    </Button>
  );
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
      {open && (
        <ServiceLevelDialog
          tariff={tariff}
          revision={revision}
          {...(open !== 'new' && { level: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
