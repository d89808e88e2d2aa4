import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { vatRateOf } from './vat-rates.ts';

test.each([
  ['South Africa', '2018-03-31', 14],
  ['South Africa', '2018-04-01', 15],
  // The rise of 2025 was withdrawn.
  ['ZA', '2025-05-01', 15],
  ['za', '2026-11-28', 15],
  ['Namibia', '2026-01-01', 15],
  ['Botswana', '2022-08-02', 14],
  ['Botswana', '2022-08-03', 12],
  ['Botswana', '2023-02-03', undefined],
  ['Botswana', '2023-04-01', 14],
  ['Zimbabwe', '2022-12-31', 14.5],
  ['Zimbabwe', '2025-12-31', 15],
  ['Zimbabwe', '2026-01-01', 15.5],
  ['Mozambique', '2022-12-31', 17],
  ['Mozambique', '2023-01-01', 16],
  ['Zambia', '2026-01-01', 16],
  ['Eswatini', '2026-01-01', 15],
  ['Lesotho', '2026-01-01', 15],
  ['Malawi', '2025-12-30', 16.5],
  ['Malawi', '2025-12-31', 17.5],
  ['South Africa', '1993-04-06', undefined],
  ['Kenya', '2020-06-30', 14],
  ['Uganda', '2026-01-01', undefined],
  ['Atlantis', '2026-01-01', undefined],
  ['', '2026-01-01', undefined],
])('%s on %s: %s', (country, day, percent) => {
  expect(vatRateOf({ country, day }, 'standard')).toBe(percent);
  for (const code of ['zeroRated', 'exempt', 'outOfScope']) expect(vatRateOf({ country, day }, code)).toBe(0);
});

test('no other file of the product names a rate of VAT', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const rate = /\bvat\w*\b[^\n]{0,40}?[=:*/(]\s*(?:0\.1[4-8]\d?|1\.1[4-8]\d?|1[4-8](?:\.5)?n?)\b(?!\s*px)|\b1\.15\b/i;
  const found: string[] = [];
  for (const zone of ['platform', 'modules', 'server', 'web', 'database']) {
    for (const entry of fs.readdirSync(path.join(root, zone), { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (!entry.isFile() || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || file.endsWith('vat-rates.ts'))
        continue;
      for (const line of fs.readFileSync(file, 'utf8').split('\n'))
        if (rate.test(line) && !/^\s*(?:\/\/|\*)/.test(line))
          found.push(`${path.relative(root, file)}: ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});
