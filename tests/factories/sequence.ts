/** Numbers that make built rows unique. */
let last = 0;

export function next(): number {
  last += 1;
  return last;
}
