import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { chunkOf, closureOf, entryChunk, everythingOf } from './bundle-graph.ts';
import { publicFlowModules } from './public-flows.ts';
import { publicPages } from './public-pages.ts';

const source = path.resolve(import.meta.dirname, '../../web/service-worker.js');

/** Pages of drivers, which must work without a network, with the folder of what they fetch later. */
const offline = {
  drivertrip: '/modules/work/trips/',
  vehiclecheck: '/modules/fleet/vehicle-inspections/',
} as const;
/** What other modules show on the page of a trip. */
const onTrips = 'modules/fleet/vehicle-inspections/web/public.ts';

/**
 * Puts the file lists into `web/service-worker.js`. Kept from the start is what public pages need; the desk's files are
 * kept as they are used. A page of drivers is kept whole, once it was opened.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const pages = await publicPages();
        const apply = entryChunk(pages, 'apply');
        if (!apply) throw new Error('The build has no entry apply.');
        const { scripts, styles } = closureOf(pages, apply.fileName);
        const shell = ['/', ...[...scripts, ...styles].map((file) => `/${file}`)];
        const assets = Object.keys(bundle)
          .filter((file) => file.startsWith('assets/'))
          .map((file) => `/${file}`);
        const filesOf = (kind: keyof typeof offline) => {
          const first = chunkOf(pages, publicFlowModules()[kind] ?? '');
          if (!first) throw new Error(`The build has no page of ${kind}.`);
          const part = kind === 'drivertrip' ? chunkOf(pages, onTrips) : undefined;
          const files = [first, ...(part ? [part] : [])].flatMap(({ fileName }) =>
            everythingOf(pages, fileName, offline[kind]),
          );
          return [...new Set(files)].map((file) => `/${file}`);
        };
        const flows = { drivertrip: filesOf('drivertrip'), vehiclecheck: filesOf('vehiclecheck') };
        const version = crypto.createHash('sha256').update(assets.toSorted().join()).digest('hex').slice(0, 12);
        const values = { __VERSION__: version, __SHELL__: shell, __ASSETS__: assets, __FLOWS__: flows };
        const text = await fs.readFile(source, 'utf8');
        const filled = Object.entries(values).reduce(
          (code, [name, value]) => code.replace(name, JSON.stringify(value)),
          text,
        );
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: filled });
      },
    },
  };
}
