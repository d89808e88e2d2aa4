import path from 'node:path';
import { expect, test } from 'vitest';
import { readSources, specsReached } from './test-changed.ts';

const small = new Map([
  ['platform/money.ts', ''],
  ['modules/base/colours/contract.ts', "import { x } from '#platform/money.ts';\n  getColours: operation({"],
  ['modules/base/colours/web/module.ts', "path: '/colours',"],
  ['modules/base/colours/web/List.tsx', "import { y } from '../contract.ts';"],
  ['modules/work/crates/web/module.ts', "path: '/crates/$id',"],
  ['modules/work/crates/web/List.tsx', "import { z } from '#modules/base/colours/contract.ts';"],
  ['modules/work/boxes/web/module.ts', "path: '/boxes',"],
  ['web/modules.ts', "import { m } from '#modules/base/colours/web/module.ts';"],
  ['e2e/paint.ts', 'open(`${url}/colours`)'],
  ['e2e/colours.spec.ts', "import { paint } from './paint.ts';"],
  ['e2e/crates.spec.ts', 'open(`${url}/crates/1`)'],
  ['e2e/boxes.spec.ts', "open('/boxes')"],
  ['e2e/calls.spec.ts', "ask('getColours')"],
  ['e2e/sweep.spec.ts', 'await deskScreens();'],
]);

test('a change of one module reaches the tests that name its screens', () => {
  expect(specsReached(small, ['modules/work/boxes/web/module.ts'])).toEqual(['e2e/boxes.spec.ts', 'e2e/sweep.spec.ts']);
});

test('a change reaches the modules that import it, and tests that name an operation or import a helper', () => {
  expect(specsReached(small, ['platform/money.ts'])).toEqual([
    'e2e/colours.spec.ts',
    'e2e/crates.spec.ts',
    'e2e/calls.spec.ts',
    'e2e/sweep.spec.ts',
  ]);
});

test('a change of a helper reaches the tests that import it alone', () => {
  expect(specsReached(small, ['e2e/paint.ts'])).toEqual(['e2e/colours.spec.ts']);
});

test('a change of a document or a unit test reaches no browser test', () => {
  expect(specsReached(small, ['docs/english.md', 'modules/base/colours/colours.test.ts'])).toEqual([]);
});

test('a migration reaches every browser test', () => {
  expect(specsReached(small, ['database/migrations/0200_colours.sql'])).toHaveLength(5);
});

test('in this house a change of proofs reaches their tests and not those of contractors', () => {
  const sources = readSources(path.resolve(import.meta.dirname, '..'));
  const found = specsReached(sources, ['modules/work/pods/web/staging-keys.ts', 'modules/work/pods/server/pages.ts']);
  expect(found).toContain('e2e/pods.spec.ts');
  expect(found).not.toContain('e2e/wizard.spec.ts');
  expect(found.length).toBeLessThan(40);
});
