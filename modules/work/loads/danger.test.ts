import { expect, test } from 'vitest';
import { type CommodityDanger, type Danger, dangerOf } from './danger.ts';

const nothing: Danger = { unNumber: '', dangerClass: '', packingGroup: '' };
const diesel: CommodityDanger = { isDangerous: true, unNumber: '1202', dangerClass: '3', packingGroup: 'III' };
const cyanide: CommodityDanger = { isDangerous: true, unNumber: '1689', dangerClass: '6.1', packingGroup: 'I' };
const maize: CommodityDanger = { ...nothing, isDangerous: false };

test.each<[string, Danger, CommodityDanger[], Danger | null]>([
  ['ordinary goods', nothing, [maize], null],
  ['nothing at all', nothing, [], null],
  ['the commodity says it', nothing, [diesel], { unNumber: '1202', dangerClass: '3', packingGroup: 'III' }],
  ['a line of goods says it', nothing, [maize, cyanide], { unNumber: '1689', dangerClass: '6.1', packingGroup: 'I' }],
  [
    'the load’s own goes first',
    nothing,
    [diesel, cyanide],
    { unNumber: '1202', dangerClass: '3', packingGroup: 'III' },
  ],
  [
    'a typed number stays, and its commodity completes it',
    { ...nothing, unNumber: '1689' },
    [diesel, cyanide],
    { unNumber: '1689', dangerClass: '6.1', packingGroup: 'I' },
  ],
  [
    'a typed number of nothing that is carried stays alone',
    { ...nothing, unNumber: '1203' },
    [diesel],
    { unNumber: '1203', dangerClass: '', packingGroup: '' },
  ],
  [
    'a class without a number is dangerous',
    { ...nothing, dangerClass: '3' },
    [maize],
    { ...nothing, dangerClass: '3' },
  ],
])('%s', (_, typed, commodities, expected) => {
  expect(dangerOf(typed, commodities)).toEqual(expected);
});
