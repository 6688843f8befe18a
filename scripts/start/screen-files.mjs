/** Lists for each screen's path the files that only it needs, so that the server can preload them with the page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { parseAst } from 'vite';

/** Drawn around every signed-in screen. */
const frame = 'src/platform/web/shell/frame/frame.tsx';

/** The files that register screens: the shell's own, and the manifest of every module with a web side. */
export function manifestFiles() {
  const modules = readdirSync('src/modules').map((name) => `src/modules/${name}/web/module.ts`);
  return ['src/platform/web/shell/screens.ts', ...modules.filter((file) => existsSync(file))];
}

/** A Vite plugin that writes `screens.json`: path → files below the web root, in loading order. */
export function listScreenFiles() {
  return {
    name: 'list-screen-files',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const named = (module) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
      const page = filesOf(
        bundle,
        chunks.filter(({ isEntry }) => isEntry),
      );
      const screens = manifestFiles().flatMap((file) => screensIn(file, readFileSync(file, 'utf8')));
      const entries = screens.map(({ path, module, signedIn }) => {
        const files = filesOf(bundle, [...named(module), ...(signedIn ? named(frame) : [])]);
        return [path, [...files].filter((file) => !page.has(file))];
      });
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(entries)) });
    },
  };
}

/** The scripts and styles of chunks and of their static imports. */
function filesOf(bundle, chunks) {
  const seen = new Set(chunks);
  for (const { imports } of seen) for (const file of imports) if (bundle[file]) seen.add(bundle[file]);
  return new Set([...seen].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]));
}

/**
 * The screens in a manifest that load a module of their own: `{path, module, signedIn}`, the module by its path from
 * the root.
 */
export function screensIn(file, source) {
  const found = [];
  walk(parseAst(source, { lang: 'ts' }), (node) => {
    const screen = node.type === 'ObjectExpression' && screenIn(file, node);
    if (screen) found.push(screen);
  });
  return found;
}

function walk(node, look) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string') look(node);
  for (const child of Object.values(node)) walk(child, look);
}

function screenIn(file, { properties }) {
  const fields = Object.fromEntries(properties.map(({ key, value }) => [key?.name, value]));
  const path = fields.path?.value;
  const imported = [];
  walk(fields.load, (node) => node.type === 'ImportExpression' && imported.push(node.source.value));
  // `*` is the path of the not-found screen.
  if (!path?.startsWith?.('/') || imported.length === 0) return undefined;
  return { path, module: posix.join(dirname(file), imported[0]), signedIn: fields.access?.value === 'signed-in' };
}
