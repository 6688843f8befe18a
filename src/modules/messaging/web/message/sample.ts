/** Sample shipments for previews, with the settings and facts for a message. */

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

/** The sample with an id, otherwise the first one. */
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

/** The best sample for a message: one in that status, otherwise the one with the nearest status. */
export function usualSample(row: RowId): string | null {
  const distance = ({ value }: (typeof samples)[number]): number => Math.abs(placeOf(value.status) - placeOf(row));
  const nearest = [...samples].sort((one, other) => distance(one) - distance(other));
  return (isStatus(row) ? nearest : samples)[0]?.id ?? null;
}

/** The shipment in the status of a message; a notice does not change it. */
export function inState(shipment: Shipment, row: RowId): Shipment {
  return isStatus(row) ? { ...shipment, status: row } : shipment;
}

export function providerFacts(): ProviderFacts {
  const { name, kind } = boot().provider;
  return { name, kind };
}

/** All settings as they would be after saving; re-renders when one changes. */
export function useSettingsAfterSave(model: SettingsModel): SettingValues {
  return useReading(model, ['edited', 'base'], () => {
    const read = readAfterSave(model.base, model.state());
    return Object.fromEntries(Object.keys(model.base.catalogue.settings).map((key) => [key, read(key)]));
  });
}

/** The variables of a message for a shipment in the status of the message. */
export function contextOf(kind: MessageKind, sample: Shipment, settings: SettingValues): NotificationContext {
  const provider = providerFacts();
  const shipment = inState(sample, kind.row);
  return kind.to === 'provider'
    ? noticeContext(kind, shipment, settings, provider)
    : contextFor(shipment, kind.to, settings, provider, kind.row);
}
