import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { browsers } from './browsers.ts';

const web = path.resolve(import.meta.dirname, '../../web');

/**
 * The gallery is a build of its own: it uses every brick, and within the product's build that would decide how the
 * product is divided into files. All of it lies under `/gallery`, where a server in production has nothing.
 */
export async function buildGallery(): Promise<Rolldown.OutputBundle> {
  const built = (await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), tailwind()],
    build: {
      write: false,
      target: browsers,
      assetsDir: 'gallery',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { gallery: path.join(web, 'gallery-main.tsx') } },
    },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(built.output.map((file) => [file.fileName, file]));
}
