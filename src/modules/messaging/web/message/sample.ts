/** The shipments that texts are shown on, and the settings and facts that stand behind a message. */

import type { RowId } from '../../domain/cells.ts';
import { contextFor, type ProviderFacts, type SettingValues } from '../../domain/context.ts';
import type { MessageKind } from '../../domain/message-kind.ts';
import { noticeContext } from '../../domain/provider-notices.ts';
import { shipment_status } from '#generated/enums.ts';
import { shipment as samples } from '#generated/samples.ts';
import type { NotificationContext, Shipment } from '#generated/types.ts';
import { boot } from '#platform/web/client/boot.ts';
import { useReading } from '#platform/web/form/use-reading.ts';
import type { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { readAfterSave } from '#modules/settings/web/shared/form-state.ts';

export const sampleChoices: readonly { readonly value: string; readonly label: string }[] = samples.map(
  ({ id, title }) => ({ value: id, label: title }),
);

/** A sample by its id, the first one for any other. */
export function sampleOf(id: string | null): Shipment {
  const found = samples.find((one) => one.id === id) ?? samples[0];
  if (!found) throw new Error('No sample shipments');
  return found.value;
}

function isStatus(row: RowId): row is Shipment['status'] {
  return shipment_status.some((one) => one.const === row);
}

function placeOf(row: RowId): number {
  return shipment_status.findIndex((one) => one.const === row);
}

/** The sample that such a message is usually about: one in that state, else the one whose state is nearest in the order of statuses. */
export function usualSample(row: RowId): string | null {
  const distance = ({ value }: (typeof samples)[number]): number => Math.abs(placeOf(value.status) - placeOf(row));
  const nearest = [...samples].sort((one, other) => distance(one) - distance(other));
  return (isStatus(row) ? nearest : samples)[0]?.id ?? null;
}

/** The shipment in the state that a message is about; a notice that is no status says nothing of the state. */
export function inState(shipment: Shipment, row: RowId): Shipment {
  return isStatus(row) ? { ...shipment, status: row } : shipment;
}

export function providerFacts(): ProviderFacts {
  const { name, kind } = boot().provider;
  return { name, kind };
}

/** All settings as they would be after saving, again whenever one changes. */
export function useSettingsAfterSave(model: SettingsModel): SettingValues {
  return useReading(model, ['edited', 'base'], () => {
    const read = readAfterSave(model.base, model.state());
    return Object.fromEntries(Object.keys(model.base.catalogue.settings).map((key) => [key, read(key)]));
  });
}

/** What a message may say about a shipment, which is in the state that the message is about. */
export function contextOf(kind: MessageKind, sample: Shipment, settings: SettingValues): NotificationContext {
  const provider = providerFacts();
  const shipment = inState(sample, kind.row);
  return kind.to === 'provider'
    ? noticeContext(kind, shipment, settings, provider)
    : contextFor(shipment, kind.to, settings, provider, kind.row);
}
