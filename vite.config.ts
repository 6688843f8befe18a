/** Builds the browser's half into dist/web and serves it during development, in front of the API. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const port = Number(process.env['PORT'] ?? 3051);
const api = process.env['API_ORIGIN'] ?? `http://localhost:${process.env['API_PORT'] ?? 3052}`;

/** The frame with its navigation, banners and notices, and the packages that only they need at first. */
const shell = new RegExp(
  [
    'src/platform/web/shell/(frame|notices)/|src/platform/web/ui/feedback/(toasts|banner)|unread|administration/web/navigation/',
    'node_modules/@mantine/(notifications/|core/esm/components/(Drawer|List)/)',
    'node_modules/react-transition-group/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

const local = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The first words on the page must not wait for the style sheet to name its font. */
function preloadFirstFont(): Plugin {
  return {
    name: 'preload-first-font',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/**
 * Chromium compiles what every page runs as whole files, on other threads while they arrive, instead of each function when it is called first.
 * To other browsers this is a comment.
 */
function compileWhole(names: readonly string[]): Plugin {
  return {
    name: 'compile-whole',
    generateBundle: {
      // After Vite has written its list of files above the code: the comment counts only at the top.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && names.includes(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/** pdf.js looks for Node and for engines that compile text; the content policy refuses both, and a gate refuses to ship them. */
function withoutCompiledText(): Plugin {
  return {
    name: 'without-compiled-text',
    transform: {
      filter: { id: /pdfjs-dist.*\.mjs/ },
      handler: (code) => ({
        code: code
          .replaceAll(`Function('return require("' + name + '")')()`, 'undefined')
          .replaceAll('new Function(', 'undefined('),
        map: null,
      }),
    },
  };
}

/** The names that Mantine gives its components are for developer tools: 2 KB of the settings. */
function withoutComponentNames(): Plugin {
  return {
    name: 'without-component-names',
    apply: 'build',
    transform: {
      filter: { id: /@mantine.*\.mjs/ },
      handler: (code) => ({ code: code.replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''), map: null }),
    },
  };
}

export default defineConfig(({ command }) => ({
  root: 'src/app',
  cacheDir: '../../node_modules/.vite',
  publicDir: 'public',
  plugins: [
    react(),
    preloadFirstFont(),
    withoutCompiledText(),
    withoutComponentNames(),
    compileWhole(['react', 'index', 'kit', 'screen']),
  ],
  worker: { format: 'es', plugins: () => [withoutCompiledText()] },
  resolve: {
    // RJSF brings a parser for descriptions in Markdown, 28 KB gzip, and one for addresses of schemas, 7 KB: ours have neither.
    // While developing nobody waits for them.
    alias:
      command === 'build'
        ? {
            'markdown-to-jsx/react': local('src/platform/web/form/rjsf/plain-text.ts'),
            'fast-uri': local('src/platform/web/form/rjsf/plain-address.ts'),
          }
        : {},
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The oldest browsers that the product promises to run in.
    target: ['chrome97', 'safari15.4', 'firefox96', 'edge97'],
    cssTarget: ['chrome97', 'safari15.4', 'firefox96', 'edge97'],
    // Inlined pictures would need data: in the content security policy.
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // Every page lists all files that screens may load, so short names make every page smaller; manifest.json says which is which.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '[hash:7]' : '[name]-[hash]'}[extname]`,
        codeSplitting: {
          // One file for what every page runs, and one for what most screens share of each area: many small files take longer.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 6 },
            { name: 'page', tags: ['$initial'], priority: 5 },
            { name: 'kit', test: /node_modules[\\/]@(mantine|floating-ui|tabler)/, minShareCount: 24, priority: 4 },
            {
              name: 'screen',
              test: /src[\\/]platform[\\/](web[\\/](ui|client)|domain)|enums|@tanstack[\\/](query-core|react-query)/,
              minShareCount: 16,
              priority: 3,
            },
            { name: 'engine', test: /src[\\/]engine/, minShareCount: 10, priority: 2 },
            // Each of them would otherwise be a file of its own.
            { name: 'icons', test: /@tabler|use-force-update/, minShareCount: 2, priority: 1 },
            // What surrounds every screen, and loads with it.
            { name: 'shell', test: shell, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port,
    strictPort: true,
    // The host decides whose page it is, so it must reach the API as it was asked for.
    proxy: Object.fromEntries(
      ['/api', '/version.json', '/health', '/ready'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
}));
