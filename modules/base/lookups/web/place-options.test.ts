import { expect, test, vi } from 'vitest';
import { regionOptions } from './place-options.ts';

// The language of a page is read from its address; here it is given.
vi.mock('#platform/web/language.ts', () => ({ useLanguage: () => 'afr' }));

const countries = [
  { name: 'South Africa', code: 'ZA', states: [{ name: 'Eastern Cape' }, { name: 'Gauteng' }] },
  { name: 'Mozambique', code: 'MZ', states: [{ name: 'Maputo City' }, { name: 'Nampula' }] },
  { name: 'Namibia', code: 'NA', states: [{ name: 'Khomas' }] },
] as unknown as Parameters<typeof regionOptions>[0];

test('provinces stand under the names of the reader, and are kept under their own', () => {
  expect(regionOptions(countries, 'South Africa', '', 'afr')).toEqual([
    { value: 'Eastern Cape', label: 'Oos-Kaap' },
    { value: 'Gauteng', label: 'Gauteng' },
  ]);
  expect(regionOptions(countries, 'Mozambique', '', 'pt')).toEqual([
    { value: 'Maputo City', label: 'Cidade de Maputo' },
    { value: 'Nampula', label: 'Nampula' },
  ]);
  expect(regionOptions(countries, 'Namibia', '', 'afr')).toEqual([{ value: 'Khomas', label: 'Khomas' }]);
});
