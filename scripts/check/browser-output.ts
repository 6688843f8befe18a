/** Checks the built web app: every script must parse in the oldest browsers and run under a CSP without `unsafe-eval`. */
import { filesUnder, readText } from './files.ts';
import type { Finding } from './finding.ts';
import { refusedIn } from './browser-syntax.ts';
import { lineAt } from './imports.ts';

export function checkBrowserOutput(webRoot: string): Finding[] {
  const scripts = filesUnder(webRoot, ['.'], /\.m?js$/);
  if (scripts.length === 0) return [{ file: webRoot, line: 0, message: 'holds no script: build the web app first' }];
  return scripts.flatMap((file) => {
    const text = readText(webRoot, file);
    return refusedIn(file, text).map(({ offset, what }) => ({
      file,
      line: lineAt(text, offset),
      message: `${what}: ${text.slice(offset, offset + 60).replaceAll(/\s+/g, ' ')}`,
    }));
  });
}
