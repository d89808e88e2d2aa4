import fs from 'node:fs';
import { scenarios } from './torture/scenarios.ts';

/**
 * docs/safety.md says for each thing that must hold which test shows it. A test that was moved or a scenario that was renamed
 * would leave an empty promise there.
 */
const table = fs.readFileSync('docs/safety.md', 'utf8');
const rows = table.split('\n').filter((line) => line.startsWith('| T-'));
const problems: string[] = [];
const ids = new Set<string>();
for (const row of rows) {
  const [, id = '', , quick = '', long = ''] = row.split('|').map((cell) => cell.trim());
  if (ids.has(id)) problems.push(`${id} stands there twice`);
  ids.add(id);
  if (quick === '' || long === '') problems.push(`${id} says nothing of its short or its long form`);
  for (const [, file] of quick.matchAll(/`([^`]+)`/g))
    if (!fs.existsSync(file!)) problems.push(`${id}: there is no ${file}`);
  for (const [, name] of long.matchAll(/`([^`]+)`/g))
    if (!Object.keys(scenarios).includes(name!)) problems.push(`${id}: npm run torture knows no "${name}"`);
}
if (rows.length === 0) problems.push('docs/safety.md has no table');
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
