/** The terms of the tariff, which hold for all price lists, and setting up the first one. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import * as termsForm from '#generated/forms/tariff-terms.ts';
import type { TariffTerms } from '#generated/types.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { useBaseRevision, useTariffAround, type TariffAround } from './tariff-around.ts';
import { changeTariff } from './use-tariff.ts';

/** Before there is a tariff. */
export function NoRates(): ReactNode {
  const mayChange = useCan('API_/rates/revisions:POST');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayChange) return <Empty title="No rates yet">Ask someone who can change rates to set them up.</Empty>;
  return (
    <>
      <Empty title="No rates yet" action={<Button onClick={() => setIsOpen(true)}>Set up rates</Button>}>
        Nothing can be booked until there are rates.
      </Empty>
      {isOpen && (
        <SchemaDialog
          form={termsForm}
          layout="edit"
          title="Set up rates"
          action="Set up rates"
          failed="Couldn’t set up the rates"
          stored={{ prices_include_vat: true, road_factor: 1.3 }}
          onSubmit={async (value) => {
            await changeTariff({ terms: value as unknown as TariffTerms });
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        >
          You begin with Economy and Overnight, each at one price for the whole country. Then make them your own.
        </SchemaDialog>
      )}
    </>
  );
}

function termsOf({ tariff: { prices_include_vat, road_factor } }: TariffAround): TariffTerms {
  return { prices_include_vat, ...(road_factor !== undefined && { road_factor }) };
}

export function EditTerms({ onClose }: { readonly onClose: () => void }): ReactNode {
  const terms = termsOf(useTariffAround());
  const base_revision = useBaseRevision(termsOf);
  return (
    <SchemaDialog
      form={termsForm}
      layout="edit"
      title="VAT and distances"
      action="Save"
      failed="Couldn’t save the terms"
      stored={terms as unknown as JsonObject}
      onSubmit={async (value) => {
        await changeTariff({ base_revision, terms: value as unknown as TariffTerms });
        onClose();
      }}
      onClose={onClose}
    >
      These apply to all price lists at once. What was booked keeps its price.
    </SchemaDialog>
  );
}
