/** Quick quote: origin, destination and size, with the price of each service level as soon as it is known (F210). */
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as quoteForm from '#generated/forms/quote.ts';
import { useAudience } from '#platform/web/client/session.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { quotedShipment, quoteProblems } from '../../../domain/quick-quote.ts';
import { ratable } from '../../../domain/ratable.ts';
import type { Rating } from '../rating.ts';
import { OfferList } from '../service-choice.tsx';
import { usePricing } from '../use-pricing.ts';
import './place-widget.tsx';
import styles from './quick-quote.module.css';

interface QuickQuoteProps {
  /** Continues with the shipment as far as it is filled in, with the chosen service level. */
  readonly onBook: (shipment: JsonObject) => void;
}

/** Names of its fields, in place of the whole addresses of a shipment form. */
const words: Readonly<Record<string, string>> = {
  'the collection address': 'where it comes from',
  'the delivery address': 'where it goes',
};

/** The missing fields, by their names in a quick quote. */
export function inQuoteWords(rating: Rating): Rating {
  if (rating.kind !== 'incomplete') return rating;
  return { kind: 'incomplete', missing: rating.missing.map((part) => words[part] ?? part) };
}

export function QuickQuote({ onBook }: QuickQuoteProps): ReactNode {
  const isStaff = useAudience() === 'staff';
  const [open] = useState(() =>
    openForm(quoteForm, {
      layout: 'quick',
      stored: { parcels: [{}] },
      further: (quote) => quoteProblems(quote, shownSettings()),
    }),
  );
  const { model } = open;
  const request = useRecordReading(model, ['edited'], () =>
    ratable(quotedShipment(model.shownValue(), shownSettings()), isStaff),
  );
  const { rating } = usePricing(request);
  const book = (code: string): void => {
    model.attempt();
    if (model.findings().length === 0)
      onBook({ ...quotedShipment(model.shownValue(), shownSettings()), service_level_code: code });
  };
  return (
    <div className={styles['quote']}>
      <SchemaForm
        {...open}
        isNew
        submit="Continue to booking"
        saved="Shipment started"
        onSave={(value) => onBook(quotedShipment(value, shownSettings()))}
      />
      <Card title="Services">
        <OfferList label="Services" rating={inQuoteWords(rating)} onBook={book} />
      </Card>
    </div>
  );
}
