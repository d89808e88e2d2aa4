import fs from 'node:fs';
import path from 'node:path';
import { catalogueEntries } from '#platform/server/catalogue.ts';
import { settings } from '#platform/server/config.ts';
import { openApiText } from '#platform/server/openapi/document.ts';
import { copyDatabase, dropDatabase, prepareTemplate, startTestCluster } from '#platform/server/testing/cluster.ts';
import { implementations, product, sentences } from '../server/modules.ts';
import { happeningsPage } from './happenings-page.ts';
import { operationsPage } from './operations-page.ts';
import { problemsOfKeys } from './schema-keys.ts';
import { schemaOf } from './schema-snapshot.ts';
import { rowFiles } from './table-rows.ts';
import { titleFiles } from './titles.ts';
import { webhooksPage } from './webhooks-page.ts';

/**
 * The files that are made from the code: `database/schema.sql`, the `table-rows.ts` of each module, `docs/operations.md`,
 * `docs/openapi.json`, `docs/happenings.md`, `docs/webhooks.md`, and the table of settings in the README. With `--write` they
 * are written; without it, one that is out of date fails the check. So do, in both cases, a table whose keys leave the tenant
 * out and an operation without sentences.
 */
const root = path.resolve(import.meta.dirname, '..');
const write = process.argv.includes('--write');
let wrong = 0;

/** What follows from the migrations: the schema, and the rows of the tables that each module owns. */
async function ofDatabase(): Promise<readonly (readonly [file: string, text: string])[]> {
  const cluster = await startTestCluster();
  try {
    const database = await copyDatabase(cluster.url, await prepareTemplate(cluster.url));
    const files = [['database/schema.sql', await schemaOf(database)] as const, ...(await rowFiles(database))];
    for (const problem of await problemsOfKeys(database)) {
      wrong++;
      console.error(problem);
    }
    await dropDatabase(cluster.url, new URL(database).pathname.slice(1));
    return files;
  } finally {
    await cluster.stop();
  }
}

function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, field]) => `| \`${name}\` | ${field.description ?? ''} |`);
  return `| setting | meaning |\n| --- | --- |\n${rows.join('\n')}`;
}

const marks = ['<!-- settings -->', '<!-- /settings -->'] as const;

function readme(): string {
  const text = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
  const [start, end] = marks.map((mark) => text.indexOf(mark));
  if (start === -1 || end === -1) return text;
  return `${text.slice(0, start! + marks[0].length)}\n${settingsTable()}\n${text.slice(end)}`;
}

const entries = [...catalogueEntries(implementations, sentences)];
for (const { service, operation, does } of entries) {
  if (does) continue;
  wrong++;
  console.error(`${service}.${operation} has no sentences; write them in the module's server/described.ts`);
}

for (const [file, make] of [
  ...(await ofDatabase()).map(([file, text]) => [file, async () => text] as const),
  ['docs/operations.md', async () => operationsPage(product)],
  ['docs/openapi.json', async () => [...openApiText(entries)].join('')],
  ['docs/happenings.md', async () => happeningsPage(product)],
  ['docs/webhooks.md', async () => webhooksPage(product)],
  ['README.md', async () => readme()],
  ...(await titleFiles()).map(([file, text]) => [file, async () => text] as const),
] as const) {
  const target = path.join(root, file);
  const wanted = await make();
  const present = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
  if (present === wanted) continue;
  if (write) {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, wanted);
    console.log(`wrote ${file}`);
  } else {
    wrong++;
    console.error(`${file} is out of date; run npm run generate`);
  }
}
process.exit(wrong === 0 ? 0 : 1);
