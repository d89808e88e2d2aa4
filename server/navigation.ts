import type { NavGroup } from '#platform/navigation.ts';
import type { Product } from '#platform/server/module.ts';

/** The sections of the desk's menu, in the order of a working day. The first has no heading. */
const groups: readonly string[] = [
  'Home',
  'Work',
  'Orders',
  'Money',
  'Books',
  'Parties',
  'Fleet',
  'Places and goods',
  'Reports',
  'Settings',
];

/** The menu of the desk, from the entries of all modules. */
export function navigationOf(product: Product): readonly NavGroup[] {
  const entries = product.all('menu').toSorted((a, b) => a.place - b.place);
  const lost = entries.find(({ group }) => !groups.includes(group));
  if (lost) throw new Error(`${lost.url} is in the section ${lost.group}, which the menu does not have.`);
  return groups.map((title) => ({
    title,
    items: entries
      .filter(({ group }) => group === title)
      .map((entry) => ({ title: entry.title, url: entry.url, permission: entry.permission })),
  }));
}
