/** Builds the web app into dist/web, and compresses files once, so that they need not be compressed at every request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { listScreenFiles } from './screen-files.mjs';

const SMALLEST_BYTES = 1024;

process.env.NODE_ENV = 'production';
await build({ logLevel: 'warn', plugins: [listScreenFiles()] });

for (const entry of readdirSync('dist/web', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|wasm)$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const content = readFileSync(path);
  if (content.length < SMALLEST_BYTES) continue;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
}
