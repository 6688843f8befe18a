/** What a newer version on the server requires of an open page. */

/** Seconds between two checks, across all tabs (F129). */
export const pollSeconds = 1200;

export type Update = 'none' | 'minor' | 'major';

/** `1.4.2`: with a new major version the page must be reloaded (F132); any other update can wait. */
export function updateBetween(running: string, served: string): Update {
  if (running === served || running === '' || served === '') return 'none';
  return running.split('.')[0] === served.split('.')[0] ? 'minor' : 'major';
}

/** Whether the next check is due; a stored value that is not a past time is ignored. */
export function isDue(lastRun: string | null, now: number): boolean {
  const last = Number(lastRun);
  return !lastRun || !Number.isFinite(last) || last > now || now - last >= pollSeconds * 1000;
}
