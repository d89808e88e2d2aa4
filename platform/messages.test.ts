import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('in every text an amount stays on the line of its sign', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const texts = ['modules', 'platform'].flatMap((zone) =>
    fs
      .readdirSync(path.join(root, zone), { recursive: true, encoding: 'utf8' })
      .filter((file) => /messages[\\/].*\.ts$/.test(file))
      .map((file) => path.join(root, zone, file)),
  );
  expect(texts.length).toBeGreaterThan(200);
  // Neither a word that ends in R nor one that begins with it is money.
  const breaks = /(?<!\p{L})R (?=[{\d])|(?<=[}\d]) R(?!\p{L})/u;
  expect(texts.filter((file) => breaks.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});
