import { describe, expect, test } from 'vitest';
import {
  type AxleUnit,
  bridgeLimit,
  combinationLimits,
  excessesOf,
  limitsOf,
  plannedExcess,
  usualUnits,
} from './mass.ts';

const home = limitsOf(['South Africa']);
const unknown = { axleUnitsKg: null, gcmKg: null, powerKw: null, driveAxlesKg: null, lengthM: null };

describe('the least of the limits', () => {
  test('of the example of the Grain Guide: the bridge decides', () => {
    const limits = combinationLimits({
      axleUnitsKg: 49_000,
      gcmKg: 58_500,
      powerKw: 206,
      driveAxlesKg: 17_850,
      lengthM: 14.28,
      combinationKg: home.combination,
    });
    expect(limits).toEqual([
      { rule: 'bridge', limitKg: 48_030 },
      { rule: 'axleUnits', limitKg: 49_000 },
      { rule: 'power', limitKg: 49_440 },
      { rule: 'combination', limitKg: 56_000 },
      { rule: 'gcm', limitKg: 58_500 },
      { rule: 'driveAxles', limitKg: 89_250 },
    ]);
  });

  test.each([
    [{ axleUnitsKg: 25_700 }, 'axleUnits', 25_700],
    [{ gcmKg: 42_000 }, 'gcm', 42_000],
    [{ powerKw: 200 }, 'power', 48_000],
    [{ driveAxlesKg: 9000 }, 'driveAxles', 45_000],
    [{ lengthM: 10 }, 'bridge', 39_000],
    [{}, 'combination', 56_000],
  ] as const)('with %j, %s decides', (known, rule, limitKg) => {
    const [first] = combinationLimits({ ...unknown, combinationKg: home.combination, ...known });
    expect(first).toEqual({ rule, limitKg });
  });

  test.each([
    [14.28, 48_030],
    [14.3, 48_030],
    [14.301, 48_240],
    [1.2, 20_520],
    [18, 55_800],
  ])('a group of %s m may weigh %s kg on a bridge', (lengthM, limitKg) => {
    expect(bridgeLimit(lengthM)).toBe(limitKg);
  });
});

describe('axle limits of countries', () => {
  test.each([
    [['South Africa'], 7700, 9000],
    [['Zambia'], 8000, 10_000],
    [['Zambia', 'South Africa'], 7700, 9000],
    [['Atlantis', 'Zambia'], 7700, 9000],
    [[], 7700, 9000],
  ])('%j: %s steering, %s single', (countries, steering, single) => {
    expect(limitsOf(countries)).toEqual({ steering, single, tandem: 18_000, tridem: 24_000, combination: 56_000 });
  });
});

const unit = (kind: AxleUnit['kind'], massKg: number, fromM: number | null = null, toM: number | null = fromM) => ({
  kind,
  massKg,
  isDriven: kind === 'tandem',
  fromM,
  toM,
});
const weigh = (units: readonly AxleUnit[], more: Partial<Parameters<typeof excessesOf>[0]> = {}) =>
  excessesOf({ units, totalKg: null, gcmKg: 56_000, powerKw: 320, limits: home, ...more });

describe('what a weighbridge found', () => {
  test('within everything', () => {
    expect(weigh([unit('steering', 7000), unit('tandem', 17_500), unit('tridem', 23_000)])).toEqual([]);
    expect(weigh([], { totalKg: 55_900 })).toEqual([]);
    expect(weigh([])).toEqual([]);
  });

  test.each([
    ['steering', 7701, 7700],
    ['single', 9001, 9000],
    ['tandem', 18_001, 18_000],
    ['tridem', 24_001, 24_000],
  ] as const)('%s axles of %s kg are above %s kg', (kind, massKg, limitKg) => {
    expect(weigh([unit(kind, massKg)])).toContainEqual({ what: 'axleUnit', place: 0, massKg, limitKg });
    expect(weigh([unit(kind, limitKg)]).filter(({ what }) => what === 'axleUnit')).toEqual([]);
  });

  test('the combination by the slip, by its power, and by its driving axles', () => {
    expect(weigh([], { totalKg: 56_010, gcmKg: null })).toEqual([
      { what: 'combination', rule: 'combination', massKg: 56_010, limitKg: 56_000 },
    ]);
    expect(weigh([], { totalKg: 50_000, powerKw: 206 })).toEqual([
      { what: 'combination', rule: 'power', massKg: 50_000, limitKg: 49_440 },
    ]);
    const light = [unit('steering', 7000), unit('tandem', 8500), unit('tridem', 23_000), unit('tridem', 10_000)];
    expect(weigh(light)).toEqual([{ what: 'combination', rule: 'driveAxles', massKg: 48_500, limitKg: 42_500 }]);
  });

  test('each group of units on a bridge, and the whole', () => {
    const close = [unit('steering', 7000, 0), unit('tandem', 18_000, 3.2, 4.5), unit('tridem', 23_900, 8, 10.6)];
    // The two in the back: 7.4 m carry 33 540 kg; all three: 10.6 m carry 40 260 kg.
    expect(weigh(close)).toEqual([
      { what: 'group', place: 1, last: 2, massKg: 41_900, limitKg: 33_540 },
      { what: 'combination', rule: 'bridge', massKg: 48_900, limitKg: 40_260 },
    ]);
  });
});

describe('at its limit exactly', () => {
  test.each([
    [55_999, []],
    [56_000, []],
    [56_001, [{ what: 'combination', rule: 'gcm', massKg: 56_001, limitKg: 56_000 }]],
  ])('a combination of %s kg', (totalKg, expected) => {
    expect(weigh([], { totalKg })).toEqual(expected);
  });

  // 13.2 m between them: what both may weigh on a bridge is 45 720 kg.
  const group = (massKg: number) => [
    unit('tridem', massKg, 0, 2),
    unit('tridem', 22_000, 11.2, 13.2),
    unit('steering', 1000, 20),
  ];
  test.each([
    [23_720, []],
    [23_721, [{ what: 'group', place: 0, last: 1, massKg: 45_721, limitKg: 45_720 }]],
  ])('a group whose first unit weighs %s kg', (massKg, expected) => {
    expect(weigh(group(massKg)).filter(({ what }) => what === 'group')).toEqual(expected);
  });

  test.each([
    ['nobody measured where it begins', null, 10],
    ['nobody measured where it ends', 0, null],
    ['it ends where it begins', 5, 5],
  ])('a group is not judged where %s', (_, from, to) => {
    const units = [unit('steering', 1000, 1), unit('tridem', 24_000, from, from), unit('tridem', 24_000, to, to)];
    expect(weigh(units).filter(({ what }) => what === 'group')).toEqual([]);
  });

  test('a unit alone is no group, whatever its length', () => {
    expect(weigh([unit('tridem', 24_000, 0, 2.7)])).toEqual([]);
  });
});

describe('before anything is weighed', () => {
  test.each([
    [21_000, 34_000, 56_000, undefined],
    [21_000, 35_000, 56_000, undefined],
    [21_000, 35_001, 58_500, { massKg: 56_001, limitKg: 56_000 }],
    [9000, 12_000, 20_000, { massKg: 21_000, limitKg: 20_000 }],
    [9000, 12_000, null, undefined],
    [null, 60_000, 56_000, undefined],
    [21_000, 0, 20_000, undefined],
  ])('tares of %s and a load of %s kg within %s kg', (taresKg, loadKg, gcmKg, excess) => {
    expect(plannedExcess({ taresKg, loadKg, gcmKg, limits: home })).toEqual(excess);
  });
});

test.each([
  [2, false, 'steering single*'],
  [3, false, 'steering tandem*'],
  [4, false, 'steering tridem*'],
  [2, true, 'tandem'],
  [3, true, 'tridem'],
  [4, true, 'tandem tandem'],
  [5, true, 'tridem tandem'],
  [null, true, ''],
  [0, true, ''],
  [0, false, ''],
  [1, false, 'steering'],
  [1, true, 'single'],
])('%s axles, trailer %s: %s', (axles, isTrailer, words) => {
  const units = usualUnits(axles, isTrailer).map(({ kind, isDriven }) => `${kind}${isDriven ? '*' : ''}`);
  expect(units.join(' ')).toBe(words);
});
