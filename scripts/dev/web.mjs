/** The web app in development: Vite inside our own server, so that pages come from the API process as in production. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { followSchemas } from './follow-schemas.mjs';

const pageFolder = '.cache/dev-web';

export async function startVite(http) {
  const vite = await createServer({
    appType: 'custom',
    clearScreen: false,
    plugins: [followSchemas()],
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
