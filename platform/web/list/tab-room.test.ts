import { expect, test } from 'vitest';
import { tabRoom } from './tab-room.ts';

const tabs = (count: number) => Array.from({ length: count }, () => 98);

test('tabs stand beside the search, below it, and then the last of them behind "More"', () => {
  expect(tabRoom({ band: 1200, tools: 160, tabs: tabs(8) })).toEqual({ isBelow: false, fits: Infinity });
  expect(tabRoom({ band: 1200, tools: 160, tabs: tabs(9) })).toEqual({ isBelow: true, fits: Infinity });
  // 12 need 1200 pixels and 1144 are there: in 944, which leave room for "More", stand 9.
  expect(tabRoom({ band: 1200, tools: 160, tabs: tabs(12) })).toEqual({ isBelow: true, fits: 9 });
  expect(tabRoom({ band: 300, tools: 160, tabs: tabs(12) })).toMatchObject({ fits: 1 });
});

test('one tab more behind "More" never lets the rest stand in another way', () => {
  const before = tabRoom({ band: 1200, tools: 160, tabs: tabs(12) });
  expect(tabRoom({ band: 1200, tools: 160, tabs: [...tabs(12), 40] })).toEqual(before);
});
