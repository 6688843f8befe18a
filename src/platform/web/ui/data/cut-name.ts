/** Cuts long names in the navigation to eighteen characters (F055). */

const longest = 18;

export function cutName(name: string): string {
  const letters = Array.from(name.trim());
  return letters.length <= longest ? name.trim() : `${letters.slice(0, longest).join('').trimEnd()}…`;
}
