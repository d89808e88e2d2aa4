import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { titleKey } from '#platform/title-key.ts';
import { product } from '../server/modules.ts';
import { navigationOf } from '../server/navigation.ts';

// The menu comes from the server in English; the pages find its words and icons by the key that the English words make.
test('every section and line of the menu has its words and an icon', () => {
  const keys = navigationOf(product)
    .flatMap(({ title, items }) => [title, ...items.map((item) => item.title)])
    .map(titleKey);
  for (const file of ['titles/en.ts', 'menu-icons.ts']) {
    const source = fs.readFileSync(path.join(import.meta.dirname, '../web', file), 'utf8');
    expect(
      keys.filter((key) => !source.includes(`\n  ${key}: `)),
      file,
    ).toEqual([]);
  }
});
