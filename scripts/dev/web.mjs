/** The browser's half in development: Vite inside our own server, so that pages come from the API process as they do when built. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const pageFolder = '.cache/dev-web';

export async function startVite(http) {
  const vite = await createServer({
    appType: 'custom',
    clearScreen: false,
    plugins: [onlyOwnFiles()],
    server: { middlewareMode: true, ws: { server: http }, allowedHosts: true },
  });
  const page = join(vite.config.root, 'index.html');
  const writePage = async () => {
    mkdirSync(pageFolder, { recursive: true });
    const html = await vite.transformIndexHtml('/index.html', readFileSync(page, 'utf8'));
    writeFileSync(join(pageFolder, 'index.html'), html);
  };
  await writePage();
  vite.watcher.on('change', (file) => {
    if (file === page) void writePage();
  });
  return { vite, pageFolder };
}

/** A saved file of the server is no reason to reload the page: the API behind it is replaced without that. */
function onlyOwnFiles() {
  return {
    name: 'only-own-files',
    hotUpdate({ file, modules }) {
      if (this.environment.name === 'client' && modules.length === 0 && !file.endsWith('.html')) return [];
      return undefined;
    },
  };
}
