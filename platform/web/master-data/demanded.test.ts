import { expect, test } from 'vitest';
import { z } from 'zod';
import { masterCode, masterData } from '#platform/master-data.ts';
import { requiredText, text } from '#platform/operation.ts';
import { withDemanded } from './demanded.ts';

const crates = masterData({
  noun: 'packingType',
  channel: 'packingTypes',
  fields: z.strictObject({
    code: masterCode(10),
    name: requiredText(40),
    kind: z.enum(['wood', 'steel']),
    unit: requiredText(10),
    notes: text(100).default(''),
  }),
  filters: {},
});

test('what an import demands is in every file, whether the list shows it, hides it or does not have it', () => {
  const made = (id: string) => ({ id, title: id, cell: () => '' });
  const columns = withDemanded(crates, [made('unit'), { ...made('notes'), hiddenByDefault: true }], made);
  expect(columns.map(({ id, inFiles, hiddenByDefault }) => [id, inFiles, hiddenByDefault])).toEqual([
    ['unit', true, undefined],
    ['notes', undefined, true],
    ['kind', true, true],
  ]);
});
