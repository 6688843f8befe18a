/** The chosen rows of a list, which are there again when the user comes back to it from a row. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { session } from '../../client/session.ts';

type Choice = readonly string[];

/** The number of places whose choice is kept; the oldest are dropped. */
const most = 50;
const choices = new Map<string, Choice>();

/** `place`: the list and its entry in the browser’s history. Choices are kept per user. */
export function keepChoice(place: string, chosen: Choice): void {
  const key = keyOf(place);
  choices.delete(key);
  if (chosen.length > 0) choices.set(key, chosen);
  const [oldest] = choices.keys();
  if (choices.size > most && oldest !== undefined) choices.delete(oldest);
}

export function keptChoice(place: string): Choice {
  return choices.get(keyOf(place)) ?? [];
}

function keyOf(place: string): string {
  return `${session.get().user?.id ?? 0} ${place}`;
}

/** `useState` of the chosen rows. */
export function useKeptChoice(list: string): readonly [Choice, (chosen: Choice) => void] {
  const { key } = useLocation();
  const place = `${list} ${key}`;
  const [chosen, setChosen] = useState(() => keptChoice(place));
  useEffect(() => keepChoice(place, chosen), [place, chosen]);
  return [chosen, setChosen];
}
