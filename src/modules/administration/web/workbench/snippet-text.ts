/** Converts snippets of the language service into the editor's format. */

/** `$1` becomes `${1}`, `${1:text}` stays, and the end is at the last placeholder. Escapes unknown to the editor are removed. */
export function snippetText(text: string): string {
  return text
    .replace(/\$(\d+)/g, (_, place: string) => (place === '0' ? '${}' : `\${${place}}`))
    .replace(/\\([$}\\])/g, (_, escaped: string) => (escaped === '\\' ? '\\' : `\\${escaped}`));
}
