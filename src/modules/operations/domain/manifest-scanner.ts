/** Which drivers may scan transfers. Apart from the transfers, because the navigation asks it on every page. */
import type { Settings } from '#generated/types.ts';

type ScannerSettings = Pick<
  Settings,
  'driver_can_action_manifest_scanner' | 'drivers_allowed_to_action_manifest_scanner'
>;

/** Whether a driver may scan parcels onto and off transfers (F328); an empty list allows all drivers. */
export function driverMayScan(driverId: number, settings: Partial<ScannerSettings>): boolean {
  const allowed = settings.drivers_allowed_to_action_manifest_scanner ?? [];
  return settings.driver_can_action_manifest_scanner === true && (allowed.length === 0 || allowed.includes(driverId));
}
