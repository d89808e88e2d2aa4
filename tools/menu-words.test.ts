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

test('no two lines of a section have the same icon', () => {
  const source = fs.readFileSync(path.join(import.meta.dirname, '../web/menu-icons.ts'), 'utf8');
  for (const { title, items } of navigationOf(product)) {
    // Several screens may stand behind one line of the menu.
    const lines = [...new Set(items.map((item) => titleKey(item.title)))];
    const icons = lines.map((line) => new RegExp(String.raw`\n  ${line}: (\w+)`).exec(source)?.[1]);
    expect(
      icons.filter((icon, place) => icons.indexOf(icon) !== place),
      title,
    ).toEqual([]);
  }
});
