/** The greeting: by the time of the business and the user's first name. */

/** `time` as on a clock, 08:30. */
export function greeting(time: string, name: string): string {
  const words = time < '12:00' ? 'Good morning' : time < '18:00' ? 'Good afternoon' : 'Good evening';
  const first = name.trim().split(/\s+/)[0];
  return first ? `${words}, ${first}` : words;
}
