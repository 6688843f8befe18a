/** What the command bar offers without asking the server: the screens and actions that the user may use, and recent places. */
import { recall, remember } from '../../client/memory.ts';
import { impersonatedUsername } from '../../client/impersonation.ts';
import type { Session } from '../../client/session.ts';
import type { Action, Found, Screen } from '../../module.ts';
import { mayFollow, passes, positionOf } from '../gate.ts';

export interface Group {
  readonly title: string;
  readonly found: readonly Found[];
}

/** Every screen with an address of its own that the user may open, in the order of the navigation. */
export function screensFor(screens: readonly Screen[], who: Session): readonly Found[] {
  return screens
    .filter((screen) => isOffered(screen, who))
    .sort((a, b) => placeOf(a, who) - placeOf(b, who))
    .map(({ path, title, navigation }) => ({
      label: navigation?.label ?? title ?? path,
      to: path,
      ...(navigation && { detail: navigation.about }),
    }));
}

const last = 1000;

function placeOf({ navigation }: Screen, who: Session): number {
  return navigation ? positionOf(navigation, who) : last;
}

/** Pages that follow from another, such as the one after a booking, are in no navigation and open to everyone. */
function isOffered({ path, access, gate, navigation }: Screen, who: Session): boolean {
  if (access === 'alone' || /[:*]/.test(path) || (access === 'open' && !navigation)) return false;
  if (!passes(gate, who)) return false;
  if (!navigation?.gate) return true;
  // Audiences decide in whose navigation a screen appears, not who may open it.
  const { audiences: _, ...needed } = navigation.gate;
  return passes(needed, who);
}

/** The actions of the user: the screen that an action leads to must be open to them. */
export function actionsFor(actions: readonly Action[], who: Session): readonly Found[] {
  return actions.filter(({ to, gate }) => passes(gate, who) && mayFollow(to, who));
}

/** Groups ordered by their best entry: an entry whose name begins with the text ranks first. */
export function bestFirst(groups: readonly Group[], text: string): readonly Group[] {
  const begins = ({ found }: Group): boolean => found[0] !== undefined && beginsWith(found[0], text);
  return [...groups.filter(begins), ...groups.filter((one) => !begins(one))];
}

function beginsWith({ label }: Found, text: string): boolean {
  return label.toLowerCase().startsWith(text.trim().toLowerCase());
}

/** Entries in which every word of the text begins a word; those whose name begins with the text come first. */
export function matching(all: readonly Found[], text: string): readonly Found[] {
  const words = wordsOf(text);
  const fits = ({ label, detail = '' }: Found): boolean => {
    const own = wordsOf(`${label} ${detail}`);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const fitting = all.filter(fits);
  return [...fitting.filter((one) => beginsWith(one, text)), ...fitting.filter((one) => !beginsWith(one, text))];
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const key = 'recent_places';
const maxRecent = 6;

/** The places and actions that the user chose in the bar, newest first; screens and actions only while they are offered. */
export function recentPlaces(offered: readonly Found[]): readonly Found[] {
  return stored().flatMap((place) => {
    const own = offered.find((one) => isSame(one, place));
    return own ? [own] : place.isRecord === true ? [place] : [];
  });
}

/** Two results with the same path may differ by name: a screen, and an action on it. */
export function isSame(one: Found, other: Found): boolean {
  return one.to === other.to && one.label === other.label;
}

/** Nothing is stored while impersonating a user (F127). */
export function rememberPlace(place: Found): void {
  if (impersonatedUsername() !== null) return;
  const others = stored().filter((one) => !isSame(one, place));
  remember(key, JSON.stringify([place, ...others].slice(0, maxRecent)));
}

function stored(): readonly Found[] {
  try {
    const list: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isFound) : [];
  } catch {
    return [];
  }
}

function isFound(value: unknown): value is Found {
  const { label, to } = (value ?? {}) as Partial<Found>;
  return typeof label === 'string' && typeof to === 'string' && to.startsWith('/') && !to.startsWith('//');
}
