/** Snippets as the language service writes them, in the editor's own form. */

/** `$1` becomes `${1}`, `${1:text}` stays, and the end is where the last place is. Escapes are undone where the editor has none. */
export function snippetText(text: string): string {
  return text
    .replace(/\$(\d+)/g, (_, place: string) => (place === '0' ? '${}' : `\${${place}}`))
    .replace(/\\([$}\\])/g, (_, escaped: string) => (escaped === '\\' ? '\\' : `\\${escaped}`));
}
