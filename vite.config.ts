import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreenChunk } from './tools/vite/first-screen.ts';
import { precompressed } from './tools/vite/precompressed.ts';
import { browsers, documentNames, rootDocument } from './tools/vite/root-document.ts';
import { serviceWorker } from './tools/vite/service-worker.ts';

const here = import.meta.dirname;
const api = process.env['HAULWAY_API'] ?? 'http://127.0.0.1:3000';

// One root document and three entries: public pages, the desk, the gallery of bricks.
export default defineConfig({
  root: path.join(here, 'web'),
  cacheDir: path.join(here, '.cache/vite'),
  publicDir: path.join(here, 'web/static'),
  plugins: [react(), tailwind(), rootDocument(), serviceWorker(), precompressed()],
  server: {
    fs: { allow: [here] },
    proxy: {
      '/rpc': api,
      '/files': api,
      '/outbox': api,
      '/outbox.json': api,
      '/realtime': { target: api, ws: true },
    },
  },
  build: {
    outDir: path.join(here, 'dist/web'),
    emptyOutDir: true,
    target: browsers,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(documentNames.map((name) => [name, path.join(here, `web/${name}-main.tsx`)])),
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            { name: firstScreenChunk(), debugName: 'base' },
          ],
        },
      },
    },
  },
});
