import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './tools/vite/browsers.ts';
import { deskChunks } from './tools/vite/desk-chunks.ts';
import { leanValidator } from './tools/vite/lean-validator.ts';
import { precompressed } from './tools/vite/precompressed.ts';
import { rootDocument } from './tools/vite/root-document.ts';
import { serviceWorker } from './tools/vite/service-worker.ts';

const here = import.meta.dirname;
const api = process.env['HAULWAY_API'] ?? 'http://127.0.0.1:3000';

// One root document for the two entries of the product: the desk, which is built here, and public pages (tools/vite/public-pages.ts).
export default defineConfig({
  root: path.join(here, 'web'),
  cacheDir: path.join(here, '.cache/vite'),
  publicDir: path.join(here, 'web/static'),
  plugins: [leanValidator(), react(), tailwind(), rootDocument(), serviceWorker(), precompressed()],
  server: {
    fs: { allow: [here] },
    proxy: {
      '/rpc': api,
      '/files': api,
      '/logos': api,
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
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The entry is there before anything is imported: naming it beside each screen makes the entry itself heavier.
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => !/\/(?:rolldown-runtime|react|desk-start|desk)-/.test(file)),
    },
    rolldownOptions: {
      input: { desk: path.join(here, 'web/desk-main.tsx') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 10 },
            ...deskChunks(),
          ],
        },
      },
    },
  },
});
