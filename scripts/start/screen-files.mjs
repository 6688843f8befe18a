/** Lists for each screen's path the files that it alone needs, so that the server can have a browser fetch them with the page itself. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/** Drawn around every screen of somebody who is signed in. */
const frame = 'shell/frame.tsx';

/** A Vite plugin that writes `screens.json`: path → files below the web root, in the order in which they are wanted. */
export function listScreenFiles(routes) {
  return {
    name: 'list-screen-files',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const named = (module) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
      const page = filesOf(
        bundle,
        chunks.filter(({ isEntry }) => isEntry),
      );
      const entries = screensIn(readFileSync(routes, 'utf8')).map(({ path, module, signedIn }) => {
        const files = filesOf(bundle, [...named(module), ...(signedIn ? named(frame) : [])]);
        return [path, [...files].filter((file) => !page.has(file))];
      });
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(entries)) });
    },
  };
}

/** The scripts and styles of chunks and of all that they import without waiting. */
function filesOf(bundle, chunks) {
  const seen = new Set(chunks);
  for (const { imports } of seen) for (const file of imports) if (bundle[file]) seen.add(bundle[file]);
  return new Set([...seen].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]));
}

/** The screens in the text of `shell/routes.ts` that load a module of their own: `{path, module, signedIn}`. */
export function screensIn(source) {
  const found = [];
  const look = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const screen = node.type === 'ObjectExpression' && screenIn(node);
    if (screen) found.push(screen);
    else Object.values(node).forEach(look);
  };
  look(parseAst(source, { lang: 'ts' }));
  return found;
}

function screenIn({ properties }) {
  const fields = Object.fromEntries(properties.map(({ key, value }) => [key?.name, value]));
  const path = fields.path?.value;
  const module = fields.load?.body?.source?.value;
  // `*` is whatever no other screen is.
  if (!path?.startsWith?.('/') || module === undefined) return undefined;
  return { path, module: module.replace('#web/', ''), signedIn: fields.access?.value === 'signed-in' };
}
