/** Highlights matches in search results with the CSS Highlight API, without re-rendering rows. */
import { useEffect, type RefObject } from 'react';
import { placesOf } from '#engine/search/search.ts';

/** The name of the highlight in the style sheet. */
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

/** Milliseconds after the last key until matches are highlighted, because they are searched again. */
const pauseMs = 150;

/**
 * Highlights the words in `selector` while the results are shown, including later ones. Browsers without the API show
 * none.
 * @param matched must be stable while the search is the same
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
