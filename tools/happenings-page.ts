import fs from 'node:fs';
import path from 'node:path';
import type { Moment } from '#platform/server/listeners.ts';
import type { Product } from '#platform/server/module.ts';
import { listenersOf } from '#platform/server/product.ts';

const root = path.resolve(import.meta.dirname, '..');

/** One thing that can happen, with the modules that tell and hear it. */
export interface HappeningEntry {
  readonly happening: string;
  readonly tells: readonly string[];
  readonly hears: readonly { readonly module: string; readonly name: string; readonly moment: Moment }[];
}

/** Who tells is read from the sources (`happened('link.ended'`), who hears from the manifests. */
export function happeningsOf(product: Product): readonly HappeningEntry[] {
  const tellers = new Map<string, Set<string>>();
  for (const file of serverSources())
    for (const [, happening = ''] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(/\bhappened\('([^']+)'/g))
      tellers.set(happening, (tellers.get(happening) ?? new Set()).add(moduleOf(file)));
  const hears = Map.groupBy(
    listenersOf(product).map(({ module, listener }) => ({ module, ...listener })),
    ({ happening }) => happening as string,
  );
  return [...new Set([...tellers.keys(), ...hears.keys()])].toSorted().map((happening) => ({
    happening,
    tells: [...(tellers.get(happening) ?? [])].toSorted(),
    hears: (hears.get(happening) ?? []).map(({ module, name, moment }) => ({ module, name, moment })),
  }));
}

function serverSources(): readonly string[] {
  return fs
    .globSync(['platform/server/**/*.ts', 'modules/*/*/server/**/*.ts'], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'));
}

const moduleOf = (file: string) => (file.startsWith('platform/') ? 'platform' : file.split('/')[2]!);

const moments: Readonly<Record<Moment, string>> = {
  before: 'before, may refuse',
  with: 'same transaction',
  later: 'later, in a job',
};

/** `docs/happenings.md`. */
export function happeningsPage(product: Product): string {
  const rows = happeningsOf(product).flatMap(({ happening, tells, hears }) =>
    (hears.length === 0 ? [undefined] : hears).map((each) => {
      const heard = each ? `${each.module}: ${each.name} | ${moments[each.moment]}` : 'nobody yet |';
      return `| \`${happening}\` | ${tells.join(', ')} | ${heard} |`;
    }),
  );
  return `# Happenings\n\nMade from the code by \`npm run generate\`. The facts of each stand where it is declared, in the module that tells (decision 0040).\n\n| happening | told by | heard by | when |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}
