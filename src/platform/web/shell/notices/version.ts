/** What a newer version on the server asks of an open page. */

/** Seconds between two looks, of all tabs together (F129). */
export const pollSeconds = 1200;

export type Update = 'none' | 'minor' | 'major';

/** `1.4.2`: with another major number the page must not go on as it is (F132); anything else can wait. */
export function updateBetween(running: string, served: string): Update {
  if (running === served || running === '' || served === '') return 'none';
  return running.split('.')[0] === served.split('.')[0] ? 'minor' : 'major';
}

/** Whether it is time to look; what is no time of the past was not written by us. */
export function isDue(lastRun: string | null, now: number): boolean {
  const last = Number(lastRun);
  return !lastRun || !Number.isFinite(last) || last > now || now - last >= pollSeconds * 1000;
}
