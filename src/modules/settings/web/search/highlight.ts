/** Marks in the results of a search what they were found by, without touching them: rows are not drawn again for it. */
import { useEffect, type RefObject } from 'react';
import { placesOf } from '#engine/search/search.ts';

/** The name under which the style sheet colours it. */
const name = 'search-match';

function textsIn(part: Element): readonly Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function rangesIn(results: Element, selector: string, matched: ReadonlySet<string>): readonly Range[] {
  return [...results.querySelectorAll(selector)].flatMap(textsIn).flatMap((text) =>
    placesOf(matched, text.data).map(([start, end]) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range;
    }),
  );
}

/** Marks come once nobody types, in milliseconds after the last key: they look for the words a second time. */
const pauseMs = 150;

/**
 * Marks the words in `selector` for as long as the results are there, also those that come later. Browsers without such marks show
 * none.
 * @param matched constant for as long as the search is the same
 */
export function useHighlight(
  results: RefObject<HTMLElement | null>,
  selector: string,
  matched: () => ReadonlySet<string>,
): void {
  useEffect(() => {
    const part = results.current;
    if (!part || !('highlights' in CSS)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let words: ReadonlySet<string> | undefined;
    const mark = (): void => {
      timer = undefined;
      words ??= matched();
      CSS.highlights.set(name, new Highlight(...rangesIn(part, selector, words)));
    };
    const soon = (): void => {
      timer ??= setTimeout(mark, pauseMs);
    };
    soon();
    const observer = new MutationObserver(soon);
    observer.observe(part, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      CSS.highlights.delete(name);
    };
  }, [results, selector, matched]);
}
