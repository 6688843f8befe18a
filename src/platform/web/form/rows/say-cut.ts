/** The message for rows that a paste could not add; a list has a maximum. */
import { counted, thousandsApart } from '#engine/values/sentence.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** Says that the last rows of a paste did not fit; `most` rows are allowed. */
export function sayCut(left: number, most: number): void {
  if (left <= 0) return;
  const rows = counted(left, 'row doesn’t', 'rows don’t');
  showToast(
    'warning',
    `${rows} fit and ${left === 1 ? 'wasn’t' : 'weren’t'} pasted: there can be at most ${thousandsApart(String(most))}.`,
    false,
  );
}
