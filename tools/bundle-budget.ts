import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { languages } from '#platform/language.ts';
import { demoPassword } from '../database/seed.ts';
import { secretsIn } from './secrets.ts';
import { publicFlowModules } from './vite/public-flows.ts';

/** `node tools/bundle-budget.ts`: what the built pages cost, against their budgets; fails above one. */
const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist/web');

/** KB are 1024 bytes after gzip, which is what a phone receives at worst; most get brotli, a tenth less. */
const budgets = {
  /** The first screen itself, which works before any script is there (decision 0137). */
  rootDocument: 8.2,
  firstScreenScripts: 23.2,
  /** Pages without a code have nothing to be typed meanwhile: the first screen is the trip, or the load, with its own words. */
  tripScripts: 30.7,
  /** Decision 0221: pages of inspections and statements have classes of their own. */
  firstScreenStyles: 10.2,
  firstScreenFonts: 0,
  /** Document, styles, scripts, and the two calls that every link begins with. */
  firstScreenRequests: 10,
  /** Decision 0258: a call says that it takes what was read for others. */
  wholeForm: 94.6,
  lazyWidget: 18,
  /** Decision 0221: each screen has a line in it, and the menu an icon for each. */
  deskEntry: 134,
  /** Document, styles, scripts and words of the page before anybody types (decision 0257). */
  signInPage: 190,
  /** A chunk that needs itself before it is there fails in the browser, and nowhere earlier. */
  cyclicChunks: 0,
  /** Public files hold no key, and no password of a demonstration. */
  filesWithSecrets: 0,
} as const;
type Budget = keyof typeof budgets;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** A chunk's key is its source, relative to `web/`. */
function keyOf(file: string): string {
  return path.relative(path.join(root, 'web'), file).replaceAll(path.sep, '/');
}

const texts = (language: string) => keyOf(path.join(root, `platform/messages/public/${language}.ts`));
/** The words of pages without a code: nothing can be shown before they are there. */
const ownTexts: Readonly<Record<string, string>> = {
  drivertrip: keyOf(path.join(root, 'modules/work/trips/messages/trip/fr.ts')),
  loadtracking: keyOf(path.join(root, 'modules/work/tracking/messages/page/fr.ts')),
  vehiclecheck: keyOf(path.join(root, 'modules/fleet/vehicle-inspections/messages/check/fr.ts')),
};
const isTexts = (key: string) => /\/messages\/.*(?:en|afr|pt|fr)\.ts$/.test(key);
const flowKeys = new Set(Object.values(publicFlowModules()).map(keyOf));

const gzipped = (file: string) => zlib.gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length / 1024;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** One of the two builds, as its manifest tells of it. */
function buildOf(manifestName: string) {
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite', manifestName), 'utf8')) as Record<string, Chunk>;
  if (languages.some((language) => !manifest[texts(language)])) throw new Error('A language has no texts of its own.');

  function chunk(key: string): Chunk {
    const found = manifest[key];
    if (!found) throw new Error(`${manifestName} has no ${key}.`);
    return found;
  }
  /** The chunks that must be there before one of these can run. */
  function closure(...keys: readonly string[]): Set<string> {
    const found = new Set<string>();
    const add = (key: string) => {
      if (found.has(key)) return;
      found.add(key);
      chunk(key).imports?.forEach(add);
    };
    keys.forEach(add);
    return found;
  }
  return {
    closure,
    /** What may be fetched from here on, one `import()` further; of the texts of several languages only one is, and no other flow. */
    lazyFrom(keys: ReadonlySet<string>): string[] {
      const lazy = [...keys].flatMap((key) => chunk(key).dynamicImports ?? []);
      return [...new Set(lazy)].filter(
        (key) => !keys.has(key) && !flowKeys.has(key) && (!isTexts(key) || key.endsWith('/fr.ts')),
      );
    },
    scripts: (keys: Iterable<string>) => sum([...keys].map((key) => gzipped(chunk(key).file))),
    files: (keys: Iterable<string>, kind: 'css' | 'assets') => [
      ...new Set([...keys].flatMap((key) => chunk(key)[kind] ?? [])),
    ],
    cyclic: Object.keys(manifest).filter((key) =>
      (chunk(key).imports ?? []).some((imported) => closure(imported).has(key)),
    ),
  };
}

let failed = 0;
function measure(what: string, budget: Budget, value: number): void {
  const limit = budgets[budget];
  const isOver = value > limit;
  if (isOver) failed++;
  console.log(`${isOver ? 'OVER  ' : 'ok    '} ${what}: ${Number(value.toFixed(1))} of ${limit}`);
}

measure('root document, KB', 'rootDocument', gzipped('index.html'));
const pages = buildOf('public.json');
for (const [kind, module] of Object.entries({ 'no flow': undefined, ...publicFlowModules() })) {
  const flow = module ? [keyOf(module)] : [];
  // French is the longest of the languages.
  const own = ownTexts[kind];
  const first = pages.closure('apply-main.tsx', texts('fr'), ...flow, ...(own ? [own] : []));
  const styles = pages.files(first, 'css');
  const scripts = own ? 'tripScripts' : 'firstScreenScripts';
  measure(`${kind}: scripts of the first screen, KB`, scripts, pages.scripts(first));
  measure(`${kind}: styles of the first screen, KB`, 'firstScreenStyles', sum(styles.map(gzipped)));
  measure(
    `${kind}: fonts of the first screen`,
    'firstScreenFonts',
    pages.files(first, 'assets').filter((file) => /\.woff2?$/.test(file)).length,
  );
  measure(`${kind}: requests of the first screen`, 'firstScreenRequests', 1 + styles.length + first.size + 2);
  if (flow.length === 0) continue;

  const whole = pages.closure(...first, ...pages.lazyFrom(pages.closure(...flow)));
  measure(`${kind}: scripts of the whole form, KB`, 'wholeForm', pages.scripts(whole));
  // The frame knows what the forms of other flows need; a driver's page never comes to it.
  const isOther = (key: string) => kind === 'drivertrip' && key.includes('modules/parties/links/web/journey');
  for (const widget of pages.lazyFrom(whole).filter((key) => !isOther(key))) {
    const added = [...pages.closure(widget)].filter((key) => !whole.has(key));
    measure(`${kind}: ${path.basename(widget)}, KB`, 'lazyWidget', pages.scripts(added));
  }
}

const desk = buildOf('manifest.json');
const entry = desk.closure('desk-main.tsx', texts('fr'));
measure('desk: scripts of the entry, KB', 'deskEntry', desk.scripts(entry));
const signIn = gzipped('index.html') + desk.scripts(entry) + sum(desk.files(entry, 'css').map(gzipped));
measure('sign-in page, KB', 'signInPage', signIn);
measure('chunks that import themselves', 'cyclicChunks', pages.cyclic.length + desk.cyclic.length);
const withSecrets = fs
  .readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => fs.statSync(path.join(dist, file)).isFile())
  .filter((file) => {
    const text = fs.readFileSync(path.join(dist, file), 'latin1');
    return text.includes(demoPassword) || secretsIn(text).length > 0;
  });
for (const file of withSecrets) console.log(`holds a secret: ${file}`);
measure('files with a secret', 'filesWithSecrets', withSecrets.length);
process.exit(failed === 0 ? 0 : 1);
