/** Numbers that make built rows differ from each other. */
let last = 0;

export function next(): number {
  last += 1;
  return last;
}
