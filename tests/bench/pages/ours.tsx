/** The settings form as staff use it: the real widgets, validators, conditions, rules, marks and tray, over the generated catalogue. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Place } from '#modules/settings/web/shared/form-context.ts';
import { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { SettingsForm } from '#modules/settings/web/form/settings-form.tsx';
import { allSetHere } from '../../factories/stored-side.ts';
import { Kit } from '#platform/web/ui/theme/kit.tsx';
import { plainForm, type Loaded } from './loaded-settings.ts';

const linkTo = (place: Place) => `?tab=${place.tab}&section=${place.section ?? ''}&setting=${place.setting ?? ''}`;
const nothing = () => undefined;

function Screen({ model }: { model: SettingsModel }) {
  const [place] = useState<Place>({ tab: model.base.catalogue.tabs[0]?.id ?? '' });
  return (
    <SettingsForm model={model} place={place} onPlace={nothing} linkTo={linkTo} onSave={nothing} onHistory={nothing} />
  );
}

export function mount(root: HTMLElement, loaded: Loaded): void {
  const base = {
    catalogue: loaded.catalogue,
    validators: loaded.validators,
    caller: { audience: 'staff', can: () => true },
    scope: 'provider',
    facts: {},
  } as const;
  const model = new SettingsModel(base, allSetHere(plainForm(loaded).values, 'provider'));
  createRoot(root).render(
    <Kit nonce="">
      <Screen model={model} />
    </Kit>,
  );
}
