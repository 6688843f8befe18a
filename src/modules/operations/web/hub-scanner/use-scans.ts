/** The scans of one session, newest first: each is sent and explained, and the last one can be undone. */
import { useRef, useState } from 'react';
import type { ShipmentStatus } from '#generated/types.ts';
import { statusTitle } from '#modules/shipments/domain/status.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { generalDataNow } from '#platform/web/client/general-data.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { bayFor, statusBeforeScan } from '../../domain/hub-scan.ts';

export interface Scan {
  readonly key: number;
  readonly number: string;
  /** `recorded`: the parcel was scanned, and its shipment waits for the others. `repeated`: the shipment had the status. */
  readonly state: 'sending' | 'moved' | 'recorded' | 'repeated' | 'refused' | 'undone';
  readonly message: string;
  readonly shipmentId?: number;
  readonly eventId?: number;
  /** The bay of the parcel. */
  readonly bay?: string | undefined;
}

interface Scans {
  readonly scans: readonly Scan[];
  /** Returns whether it was recorded. */
  readonly scan: (number: string) => Promise<boolean>;
  readonly undo: (last: Scan) => Promise<void>;
}

export function useScans(status: ShipmentStatus): Scans {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const next = useRef(1);
  const change = (key: number, to: Partial<Scan>): void =>
    setScans((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const scan = async (number: string): Promise<boolean> => {
    const key = next.current;
    next.current += 1;
    setScans((before) => [{ key, number, state: 'sending', message: 'Sending' }, ...before]);
    try {
      const body = { tracking_reference: number, status, source: 'scanner' } as const;
      const {
        shipment_id: shipmentId,
        event_id: eventId,
        moved,
        ...now
      } = await call('record_shipment_event', { body });
      change(key, { ...resultOf(status, moved, now.status), shipmentId, eventId });
      const bay = await bayOf(shipmentId).catch(() => undefined);
      if (bay !== undefined) change(key, { bay });
      return true;
    } catch (failure) {
      change(key, { state: 'refused', message: wordsOf(failure) });
      return false;
    }
  };
  const undo = async ({ key, number, shipmentId, eventId }: Scan): Promise<void> => {
    try {
      const id = shipmentId!;
      const { tracking_events: events } = await call('read_shipment_history', { query: { id } });
      const before = statusBeforeScan(events, eventId!);
      if (!before) return;
      const body = {
        tracking_reference: number,
        status: before,
        source: 'scanner',
        message: 'Scan undone',
        undo: true,
      } as const;
      await call('record_shipment_event', { body });
      change(key, { state: 'undone', message: `Undone: ${statusTitle(before)}`, bay: undefined });
    } catch (failure) {
      change(key, { message: `Not undone. ${wordsOf(failure)}` });
    }
  };
  return { scans, scan, undo };
}

function resultOf(status: ShipmentStatus, isMoved: boolean, now: ShipmentStatus): Pick<Scan, 'state' | 'message'> {
  const title = statusTitle(status);
  if (isMoved) return { state: 'moved', message: title };
  if (now === status) return { state: 'repeated', message: `${title} already` };
  return { state: 'recorded', message: 'Recorded. Other parcels of the shipment are missing' };
}

function wordsOf(failure: unknown): string {
  const reason = failure instanceof CallError ? failure.errors[0]?.message : undefined;
  return reason ?? messageOf(failure) ?? 'Try again.';
}

/** Undefined without a matching bay. */
async function bayOf(shipmentId: number): Promise<string | undefined> {
  const bays = shownSettings().hub_scanner_bays ?? [];
  if (bays.length === 0) return undefined;
  const [shipment] = (await call('read_shipments', { query: { id: shipmentId, limit: 1 } })).shipments;
  const branch = generalDataNow()?.branches.find(({ id }) => id === shipment?.delivery_branch_id);
  return bayFor(bays, { branchCode: branch?.code, serviceLevel: shipment?.service_level_code })?.code;
}
