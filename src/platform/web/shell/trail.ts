/** The entries of the history that were visited since the page was loaded, so that it is known which way a step goes. */

type How = 'PUSH' | 'REPLACE' | 'POP';

/** Called with the key of every entry that is arrived at; whether it lies before the last one, as one from before the page was loaded does. */
export function trailFrom(start: string): (key: string, how: How) => boolean {
  const places = new Map([[start, 0]]);
  let at = 0;
  return (key, how) => {
    const before = at;
    if (how === 'POP') at = places.get(key) ?? at - 1;
    else if (how === 'PUSH') at += 1;
    places.set(key, at);
    return at < before;
  };
}
