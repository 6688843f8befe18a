/** Quick quote: where from, where to and how large, and what each service costs (F210). */
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import { form, validators } from '#generated/forms/quote.ts';
import type { QuickQuote, RateShipmentAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { quoteProblems, quoteRequest } from '../../domain/quick-quote.ts';
import { RateCards } from '../shared/rate-cards.tsx';
import './register.ts';

function openQuote() {
  return openForm(
    { form, validators },
    { layout: 'quick', stored: { parcels: [{}] }, further: (value) => quoteProblems(value as Partial<QuickQuote>) },
  );
}

function Answer({ answer }: { readonly answer: RateShipmentAnswer200 }): ReactNode {
  const { rates, service_levels: levels, declined } = answer;
  if (levels.length === 0 && declined.length === 0)
    return <Empty title="No services yet">Prices are shown here once rates are set up.</Empty>;
  if (levels.length > 0 && rates.length === 0)
    return <Empty title="You can’t see prices">Ask the owner of your account for access to billing.</Empty>;
  return (
    <>
      {rates.length === 0 && <Empty title="No service is available">Change the places or the parcels.</Empty>}
      <RateCards rates={rates} declined={declined} />
    </>
  );
}

export default function QuickQuoteScreen(): ReactNode {
  const [{ model, layout, validator }] = useState(openQuote);
  const [answer, setAnswer] = useState<RateShipmentAnswer200>();
  const [problem, setProblem] = useState<string>();
  const ask = async (value: JsonObject): Promise<void> => {
    model.setSaving('saving');
    setProblem(undefined);
    try {
      setAnswer(await call('rate_shipment', { body: quoteRequest(value as unknown as QuickQuote) }));
      model.setSaving('saved');
    } catch (failure) {
      setAnswer(undefined);
      model.setSaving('failed');
      setProblem(messageOf(failure) ?? undefined);
    }
  };
  return (
    <Page title="Quick quote" description="See what it costs and when it arrives." width="full">
      <SchemaForm
        model={model}
        layout={layout}
        validator={validator}
        isNew
        submit="Get prices"
        saved="Prices are shown"
        onSave={(value) => void ask(value)}
      />
      {problem !== undefined && (
        <Failure
          title="Couldn’t get prices"
          message={problem}
          onRetry={() => {
            if (model.findings().length === 0) void ask(model.shownValue());
          }}
        />
      )}
      {answer && <Answer answer={answer} />}
    </Page>
  );
}
