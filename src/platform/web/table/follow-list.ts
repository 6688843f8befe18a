/** Keeps an open list current: what others change appears by itself, but no row moves under the pointer or the focus. */
import { useEffect, useRef, type RefObject } from 'react';
import type { EventEntity } from '#generated/events.ts';
import { onMoved } from '../client/live.ts';
import type { ListPage, Row } from '../client/read-list.ts';

/** In ms. Many open pages hear of a change at once: each waits a little differently. */
const soon = { least: 200, spread: 400 } as const;
/** Between two reads, in ms, however often records change. */
const shortestPause = 5_000;
/** Until the next look at whether rows may move, in ms. */
const nextLook = 1_000;

/**
 * Calls `update` soon after records of one of the entities changed (`isNew`), and again every second while it returns
 * false.
 * @param entities what sends no events never changes
 */
export function useFollowing(entities: readonly string[], update: (isNew: boolean) => Promise<boolean>): void {
  const latest = useRef(update);
  latest.current = update;
  const names = entities.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [isNew, isOver, readAt] = [false, false, 0];
    const arm = (wait: number): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void run();
      }, wait);
    };
    const run = async (): Promise<void> => {
      if (document.hidden) return arm(nextLook);
      const wasNew = isNew;
      isNew = false;
      const isDone = await latest.current(wasNew);
      if (isDone) readAt = Date.now();
      else if (!isOver) arm(nextLook);
    };
    const onChange = (): void => {
      isNew = true;
      arm(Math.max(soon.least + Math.random() * soon.spread, readAt + shortestPause - Date.now()));
    };
    const stops = names.split(' ').map((entity) => onMoved(entity as EventEntity, onChange));
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [names]);
}

/** Whether nobody is about to use a row. @param bar what precedes the rows */
export function rowsMayMove(bar: RefObject<HTMLElement | null>): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return false;
  const rows = bar.current?.parentElement?.querySelector('tbody');
  return !rows?.matches(':hover') && !rows?.contains(document.activeElement);
}

/** The rows of a page with what they say now: none moves, goes or comes. */
export function inPlace(before: ListPage, after: ListPage, key: string): ListPage {
  const now = new Map(after.rows.map((row) => [row[key], row]));
  return { ...before, rows: before.rows.map((row) => now.get(row[key]) ?? row) };
}

/** Whether a newer page has the same rows in the same places. */
export function hasSamePlaces(before: ListPage, after: ListPage, key: string): boolean {
  const ids = ({ rows }: ListPage): readonly unknown[] => rows.map((row: Row) => row[key]);
  const [were, are] = [ids(before), ids(after)];
  return were.length === are.length && were.every((id, at) => id === are[at]);
}
