/** Prices a shipment by the price list being viewed, before it applies to customers. */
import { Stack, Text } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import * as quoteForm from '#generated/forms/quote.ts';
import { ValidatorContext } from '#platform/web/form/rjsf/bridge.tsx';
import { Groups } from '#platform/web/form/schema-form/field-list.tsx';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';
import { RecordContext, useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { quotedShipment, quoteProblems } from '../../domain/quick-quote.ts';
import { ratable, type Ratable } from '../../domain/ratable.ts';
import '../shared/quick-quote/place-widget.tsx';
import { inQuoteWords } from '../shared/quick-quote/quick-quote.tsx';
import { OfferList } from '../shared/service-choice.tsx';
import { usePricing } from '../shared/use-pricing.ts';
import { useTariffAround } from './tariff-around.ts';

export function TryOut(): ReactNode {
  const { list } = useTariffAround();
  const [{ model, layout, validator }] = useState(() =>
    openForm(quoteForm, {
      layout: 'quick',
      stored: { parcels: [{}] },
      further: (quote) => quoteProblems(quote, shownSettings()),
    }),
  );
  const ratableShipment = useRecordReading(model, ['edited'], () =>
    ratable(quotedShipment(model.shownValue(), shownSettings()), true),
  );
  const ratableInList = useMemo(
    (): Ratable =>
      'request' in ratableShipment
        ? { ...ratableShipment, request: { ...ratableShipment.request, rate_revision_id: list.id } }
        : ratableShipment,
    [ratableShipment, list.id],
  );
  const { rating } = usePricing(ratableInList);
  return (
    <Stack gap="md">
      <Text c="dimmed">{`Prices a shipment by ${list.name}, whatever its first day. Nothing is saved or booked.`}</Text>
      <Card title="Shipment">
        <ValidatorContext value={validator}>
          <RecordContext value={model}>
            {layout.steps.map(({ id, groups }) => (
              <Groups key={id} groups={groups} readOnly={false} />
            ))}
          </RecordContext>
        </ValidatorContext>
      </Card>
      <Card title="Prices">
        <OfferList label="Prices" rating={inQuoteWords(rating)} />
      </Card>
    </Stack>
  );
}
