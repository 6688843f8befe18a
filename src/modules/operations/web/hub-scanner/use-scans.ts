/**
 * The scans of one session, newest first: each is sent and explained, and the last one can be undone. Without a connection
 * they wait on this device, and those of an earlier session go first.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordShipmentEventAnswer200, ShipmentStatus } from '#generated/types.ts';
import { isHold, statusTitle } from '#modules/shipments/domain/status.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { generalDataNow } from '#platform/web/client/general-data.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { useSession } from '#platform/web/client/session.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { bayFor, resultOfScan, statusBeforeScan, type ScanResult } from '../../domain/hub-scan.ts';
import type { Hub } from './hub-choice.tsx';
import { hubSettings } from './hub-settings.ts';
import { isWaiting, keepScan, keptScans, sendKept, type KeptScan } from './kept-scans.ts';

const retryMs = 20_000;

export interface Scan {
  readonly key: string;
  readonly number: string;
  /** `waiting`: kept on this device until there is a connection. */
  readonly state: ScanResult['state'] | 'sending' | 'waiting' | 'refused' | 'undone';
  readonly message: string;
  readonly shipmentId?: number;
  readonly eventId?: number;
  /** What to check before the parcel leaves. */
  readonly warnings?: readonly string[] | undefined;
  /** The bay of the parcel. */
  readonly bay?: string | undefined;
}

interface Scans {
  readonly scans: readonly Scan[];
  /** Returns whether it was recorded or is kept for later, and the parcel may go on unchecked. */
  readonly scan: (number: string) => Promise<boolean>;
  readonly undo: (last: Scan) => Promise<void>;
}

/** `hub`: the branch of this device. */
export function useScans(status: ShipmentStatus, hub: Hub | undefined): Scans {
  const hubId = hub?.id;
  const userId = useSession().user?.id ?? 0;
  const [scans, setScans] = useState<readonly Scan[]>(() => [...keptScans(userId)].reverse().map(waitingScan));
  const change = useCallback(
    (key: string, to: Partial<Scan>): void =>
      setScans((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one))),
    [],
  );
  /** Returns whether the parcel may go on. */
  const explain = useCallback(
    async (key: string, wanted: ShipmentStatus, answer: RecordShipmentEventAnswer200): Promise<boolean> => {
      const { shipment_id: shipmentId, event_id: eventId, warnings } = answer;
      const result = resultOfScan(wanted, answer);
      change(key, { ...result, shipmentId, eventId, warnings });
      if (isHold(answer.status)) return false;
      const bay = await bayOf(shipmentId, hubId).catch(() => undefined);
      if (bay !== undefined) change(key, { bay });
      return warnings === undefined;
    },
    [change, hubId],
  );
  /** One after the other, so that nothing is sent twice. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const sendWaiting = useCallback((): Promise<void> => {
    const run = turn.current.then(() =>
      sendKept(userId, record, (scan, settled) => {
        if ('answer' in settled) {
          void explain(scan.key, scan.status, settled.answer);
        } else {
          change(scan.key, { state: 'refused', message: wordsOf(settled.failure) });
          showToast('error', `${scan.number}: ${wordsOf(settled.failure)}`, false);
        }
      }),
    );
    turn.current = run.catch(() => undefined);
    return run;
  }, [userId, explain, change]);
  useEffect(() => {
    const again = (): void => void sendWaiting();
    again();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [sendWaiting]);
  const scan = async (number: string): Promise<boolean> => {
    const key = crypto.randomUUID();
    const date = new Date().toISOString();
    setScans((before) => [{ key, number, state: 'sending', message: 'Sending' }, ...before]);
    const keep = (): true => {
      const kept = { key, userId, number, status, date, location: hub?.name };
      keepScan(kept);
      change(key, waitingScan(kept));
      return true;
    };
    // Those that wait go first: a parcel that arrives and leaves is scanned twice.
    if (keptScans(userId).length > 0) await sendWaiting();
    if (keptScans(userId).length > 0) return keep();
    try {
      return await explain(key, status, await record({ number, status, location: hub?.name }));
    } catch (failure) {
      if (isWaiting(failure)) return keep();
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
        ...placeOf(hub?.name),
      } as const;
      await call('record_shipment_event', { body });
      change(key, { state: 'undone', message: `Undone: ${statusTitle(before)}`, bay: undefined, warnings: undefined });
    } catch (failure) {
      change(key, { message: `Not undone. ${wordsOf(failure)}` });
    }
  };
  return { scans, scan, undo };
}

/** A scan that was kept names its time and has a key; one that is sent at once needs neither. */
function record({
  number,
  status,
  location,
  date,
  key,
}: Pick<KeptScan, 'number' | 'status'> & Partial<KeptScan>): Promise<RecordShipmentEventAnswer200> {
  const scanned = { tracking_reference: number, status, source: 'scanner', ...placeOf(location) } as const;
  const body = { ...scanned, ...(date !== undefined && { date }) };
  return call('record_shipment_event', { body, ...(key !== undefined && { idempotencyKey: key }) });
}

function placeOf(location: string | undefined): { readonly location?: string } {
  return location === undefined ? {} : { location };
}

function waitingScan({ key, number, status }: KeptScan): Scan {
  const message = `${statusTitle(status)}: kept on this device, and sent when you’re back online`;
  return { key, number, state: 'waiting', message };
}

function wordsOf(failure: unknown): string {
  const reason = failure instanceof CallError ? failure.errors[0]?.message : undefined;
  return reason ?? messageOf(failure) ?? 'Try again.';
}

/** Undefined without a matching bay. */
async function bayOf(shipmentId: number, hubId: number | undefined): Promise<string | undefined> {
  const { bays } = await queryClient.fetchQuery(hubSettings(hubId));
  if (bays.length === 0) return undefined;
  const [shipment] = (await call('read_shipments', { query: { id: shipmentId, limit: 1 } })).shipments;
  const branch = generalDataNow()?.branches.find(({ id }) => id === shipment?.delivery_branch_id);
  return bayFor(bays, { branchCode: branch?.code, serviceLevel: shipment?.service_level_code })?.code;
}
