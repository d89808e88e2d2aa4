import { expect, test } from 'vitest';
import { titleKey } from '#platform/web/shell/title-key.ts';
import { product } from '../server/modules.ts';
import { navigationOf } from '../server/navigation.ts';
import { menuIcons } from '../web/menu-icons.ts';
import { texts } from '../web/titles/en.ts';

// The menu comes from the server in English; the pages find its words and icons by the key that the English words make.
test('every section and line of the menu has its words in all languages, and an icon', () => {
  const keys = navigationOf(product).flatMap(({ title, items }) =>
    [title, ...items.map((item) => item.title)].map(titleKey),
  );
  expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  expect(keys.filter((key) => !Object.hasOwn(menuIcons, key))).toEqual([]);
});
