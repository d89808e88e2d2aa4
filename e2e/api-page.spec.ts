import fs from 'node:fs';
import { expect } from '@playwright/test';
import { commandsOf, lackOfTools, looksLike, runCommands } from './page-commands.ts';
import { test } from './test.ts';

const page = 'docs/api.md';

test('the commands of the page for other programs work as they stand, and answer what it shows', ({ shared }) => {
  const lack = lackOfTools();
  test.skip(lack !== undefined, lack);
  const commands = commandsOf(fs.readFileSync(page, 'utf8').replaceAll('http://localhost:3000', shared.url));
  expect(commands.length).toBeGreaterThan(10);
  const printed = runCommands(commands);
  for (const [place, { line, shown }] of commands.entries())
    if (shown) expect(looksLike(shown, printed[place]!), `${page}:${line} printed ${printed[place]}`).toBe(true);
});
