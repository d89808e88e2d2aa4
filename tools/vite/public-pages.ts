import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { browsers } from './browsers.ts';
import { leanPreload } from './lean-preload.ts';
import { leanReact } from './lean-react.ts';
import { leanValidator } from './lean-validator.ts';
import { publicChunks } from './public-chunks.ts';

const web = path.resolve(import.meta.dirname, '../../web');

/**
 * What public pages know as React is Preact: on a phone it weighs a sixth and starts sooner (decision 0035). The sources
 * are the same for both, and so are their types.
 */
const preactForReact = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: path.join(web, 'preact-client.ts') },
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
];

/** React itself, and what staff work with: neither may reach a carrier's phone. */
const ofTheDesk = /\/node_modules\/(?:react|react-dom|@tanstack)\/|\/platform\/web\/(?:list|record|shell)\//;

let built: Promise<Rolldown.OutputBundle> | undefined;

/** The scripts and styles of the document for people who come by a link: a build of its own, of which the desk uses nothing. */
export function publicPages(): Promise<Rolldown.OutputBundle> {
  return (built ??= buildPublicPages());
}

async function buildPublicPages(): Promise<Rolldown.OutputBundle> {
  const { output } = (await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    plugins: [leanPreload(), leanReact(), leanValidator(), react(), tailwind()],
    resolve: { alias: preactForReact },
    build: {
      write: false,
      assetsDir: 'assets/apply',
      target: browsers,
      reportCompressedSize: false,
      manifest: '.vite/public.json',
      modulePreload: {
        polyfill: false,
        // The first screen is there before anything is imported: naming its parts again makes it heavier.
        // What a driver's page imports later comes while the trip is read, so it need not be named either.
        resolveDependencies: (_file, needed, { hostId }) =>
          hostId.includes('/trip-') ? [] : needed.filter((file) => !/\/(?:base|apply)-/.test(file)),
      },
      rolldownOptions: {
        input: { apply: path.join(web, 'apply-main.tsx') },
        output: { codeSplitting: { groups: publicChunks() } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const intruder = output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .find((id) => ofTheDesk.test(id));
  if (intruder) throw new Error(`Public pages must not need ${path.relative(web, intruder)}.`);
  return Object.fromEntries(output.map((file) => [file.fileName, file]));
}
