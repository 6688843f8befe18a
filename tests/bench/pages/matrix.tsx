/** The notification matrix as staff use it: all rows and columns of the real catalogue, with counts, marks, inspector and tray. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogue } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import type { Place } from '#modules/settings/web/shared/form-context.ts';
import { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { SettingsForm } from '#modules/settings/web/form/settings-form.tsx';
import { allSetHere } from '../../factories/stored-side.ts';
import { Kit } from '#platform/web/ui/theme/kit.tsx';

const nothing = () => undefined;
const cellAction = { label: 'Edit message', fits: () => true, open: nothing };

function changed(value: unknown): unknown {
  return Array.isArray(value) ? [...(value as readonly string[]), 'quote-expired'] : !value;
}

function Screen({ model }: { model: SettingsModel }) {
  const [place] = useState<Place>({ tab: 'notifications' });
  return (
    <SettingsForm
      model={model}
      place={place}
      onPlace={nothing}
      linkTo={() => ''}
      onSave={nothing}
      cellAction={cellAction}
    />
  );
}

export function mount(root: HTMLElement): void {
  const facts = { 'provider.kind': 'locker-network', 'user.is_staff': true };
  const caller = { audience: 'staff', can: () => true } as const;
  const model = new SettingsModel(
    { catalogue, validators, caller, scope: 'provider', facts },
    allSetHere({ allow_rescheduling_shipments: true, whatsapp_enabled: true }, 'provider'),
  );
  // As while editing: a cell of every set is changed already, so that a toggle does not change the number of changed settings.
  for (const key of catalogue.sections['notifications/customer_notifications'].keys)
    if (key.endsWith('_collection') || key.endsWith('_delivery')) model.edit(key, changed(model.content(key)), false);
  createRoot(root).render(
    <Kit nonce="">
      <Screen model={model} />
    </Kit>,
  );
}
