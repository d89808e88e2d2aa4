import { describe, expect, test } from 'vitest';
import { impossibleEvents, unreachableStates } from '#platform/machine.ts';
import { limitsOf } from '#modules/work/carriage/mass.ts';
import { type ChecklistFacts, itemsFor, ownNameOf, standardChecklist } from './checklist.ts';
import { odometerProblem } from '#modules/parties/vehicles/odometer.ts';
import { type Answer, findingsOf, type Inspected, outcomeOf } from './outcome.ts';
import { inspectionDecision } from './status.ts';

const plain: ChecklistFacts = { isDangerous: false, temperatureMin: null, temperatureMax: null, pallets: null };
const weighed = { units: [], totalKg: 42_000, gcmKg: 56_000, powerKw: 343, limits: limitsOf(['South Africa']) };

function inspect(
  answers: Readonly<Record<string, Partial<Answer>>> = {},
  { facts = plain, ...more }: Partial<Inspected> = {},
) {
  const items = itemsFor(facts);
  const all = items.map(({ code }) => ({ code, result: 'pass' as const, value: null, note: '', ...answers[code] }));
  const findings = findingsOf({ items, answers: all, facts, weighed, ...more });
  return [outcomeOf(findings), ...findings.map(({ code, item }) => `${code} ${item}`.trim())];
}

test('the machine is sound', () => {
  expect([unreachableStates(inspectionDecision), impossibleEvents(inspectionDecision)]).toEqual([[], []]);
});

test.each<[string, Partial<ChecklistFacts>, string[]]>([
  ['every load', {}, []],
  ['dangerous goods', { isDangerous: true }, ['dangerSigns']],
  ['goods that are cooled', { temperatureMax: 4 }, ['temperature']],
  ['goods that must not freeze', { temperatureMin: 2 }, ['temperature']],
  ['pallets', { pallets: 24 }, ['palletCount']],
  ['a single pallet', { pallets: 1 }, ['palletCount']],
  ['no pallets', { pallets: 0 }, []],
])('%s', (_, facts, more) => {
  const common = ['loadSecured', 'tarpsCurtains', 'seals', 'massSlip', 'axleMasses'];
  expect(itemsFor({ ...plain, ...facts }).map(({ code }) => code)).toEqual([...common, ...more]);
});

test('on the standard list three items may say nothing, none needs a photo, and what is measured has its unit', () => {
  expect(standardChecklist.filter(({ canBeNa }) => canBeNa).map(({ code }) => code)).toEqual([
    'tarpsCurtains',
    'seals',
    'axleMasses',
  ]);
  expect(standardChecklist.filter(({ needsPhoto }) => needsPhoto)).toEqual([]);
});

test.each([
  [{ en: 'Chains', afr: 'Kettings' }, 'afr', 'Kettings'],
  [{ en: 'Chains' }, 'afr', 'Chains'],
  [{ afr: '', pt: 'Correntes' }, 'en', 'Correntes'],
  [{}, 'en', ''],
] as const)('an own item with the names %j is called in %s: %s', (names, language, name) => {
  expect(ownNameOf({ names }, language)).toBe(name);
});

describe('what follows from the answers', () => {
  const failed = (code: string) => ({ [code]: { result: 'fail', note: 'Torn' } as const });
  test.each<[string, unknown[], string[]]>([
    ['all in order', inspect(), ['PASS']],
    ['a curtain that does not close', inspect(failed('tarpsCurtains')), ['CONDITIONAL', 'itemFailed tarpsCurtains']],
    ['a load that is loose', inspect(failed('loadSecured')), ['FAIL', 'itemFailed loadSecured']],
    [
      'too warm',
      inspect({ temperature: { value: 6.5 } }, { facts: { ...plain, temperatureMin: 0, temperatureMax: 4 } }),
      ['FAIL', 'temperatureOutside temperature'],
    ],
    [
      'cold enough',
      inspect({ temperature: { value: 4 } }, { facts: { ...plain, temperatureMin: 0, temperatureMax: 4 } }),
      ['PASS'],
    ],
    [
      'two pallets short',
      inspect({ palletCount: { value: 22 } }, { facts: { ...plain, pallets: 24 } }),
      ['CONDITIONAL', 'palletsDiffer palletCount'],
    ],
    ['too heavy', inspect({}, { weighed: { ...weighed, totalKg: 56_020 } }), ['FAIL', 'combinationTooHeavy massSlip']],
    [
      'a slip that nobody read',
      inspect({}, { weighed: { ...weighed, totalKg: null } }),
      ['CONDITIONAL', 'slipMissing massSlip'],
    ],
    [
      'axles that do not add up',
      inspect(
        {},
        {
          weighed: {
            ...weighed,
            totalKg: 20_000,
            units: [
              { kind: 'steering', massKg: 7000, isDriven: false, fromM: null, toM: null },
              { kind: 'tandem', massKg: 12_500, isDriven: true, fromM: null, toM: null },
            ],
          },
        },
      ),
      ['CONDITIONAL', 'unitsDifferFromSlip axleMasses'],
    ],
    [
      'an odometer that nobody believes',
      inspect({}, { odometer: 'odometerBelow' }),
      ['CONDITIONAL', 'odometerDoubtful'],
    ],
  ])('%s', (_, told, expected) => {
    expect(told).toEqual(expected);
  });
});

describe('at the edge', () => {
  const cold = { ...plain, temperatureMin: 0, temperatureMax: 4 };
  const unit = (kind: 'steering' | 'tandem', massKg: number) => ({
    kind,
    massKg,
    isDriven: kind === 'tandem',
    fromM: null,
    toM: null,
  });
  const units = (tandem: number) => [unit('steering', 7000), unit('tandem', tandem)];
  test.each<[string, unknown[], string[]]>([
    [
      'just too cold',
      inspect({ temperature: { value: -0.1 } }, { facts: cold }),
      ['FAIL', 'temperatureOutside temperature'],
    ],
    ['as cold as it may be', inspect({ temperature: { value: 0 } }, { facts: cold }), ['PASS']],
    [
      'just too warm',
      inspect({ temperature: { value: 4.1 } }, { facts: cold }),
      ['FAIL', 'temperatureOutside temperature'],
    ],
    ['not measured', inspect({}, { facts: cold }), ['PASS']],
    [
      'measured and failed',
      inspect({ temperature: { value: 9, result: 'fail' } }, { facts: cold }),
      ['FAIL', 'itemFailed temperature'],
    ],
    [
      'warm without a least',
      inspect({ temperature: { value: -20 } }, { facts: { ...cold, temperatureMin: null } }),
      ['PASS'],
    ],
    [
      'cold without a most',
      inspect({ temperature: { value: 20 } }, { facts: { ...cold, temperatureMax: null } }),
      ['PASS'],
    ],
    ['all pallets', inspect({ palletCount: { value: 24 } }, { facts: { ...plain, pallets: 24 } }), ['PASS']],
    [
      'a pallet too many',
      inspect({ palletCount: { value: 25 } }, { facts: { ...plain, pallets: 24 } }),
      ['CONDITIONAL', 'palletsDiffer palletCount'],
    ],
    ['pallets that nobody counted', inspect({}, { facts: { ...plain, pallets: 24 } }), ['PASS']],
    ['pallets that nobody planned', inspect({ palletCount: { value: 24 } }), ['PASS']],
    ['as heavy as it may be', inspect({}, { weighed: { ...weighed, totalKg: 56_000 } }), ['PASS']],
    [
      'a kilogram more',
      inspect({}, { weighed: { ...weighed, totalKg: 56_001 } }),
      ['FAIL', 'combinationTooHeavy massSlip'],
    ],
    [
      'axles 200 kg below the slip',
      inspect({}, { weighed: { ...weighed, totalKg: 19_200, units: units(12_000) } }),
      ['PASS'],
    ],
    [
      'axles 201 kg below the slip',
      inspect({}, { weighed: { ...weighed, totalKg: 19_201, units: units(12_000) } }),
      ['CONDITIONAL', 'unitsDifferFromSlip axleMasses'],
    ],
    [
      'axles 200 kg above the slip',
      inspect({}, { weighed: { ...weighed, totalKg: 18_800, units: units(12_000) } }),
      ['PASS'],
    ],
    [
      'axles 201 kg above the slip',
      inspect({}, { weighed: { ...weighed, totalKg: 18_799, units: units(12_000) } }),
      ['CONDITIONAL', 'unitsDifferFromSlip axleMasses'],
    ],
    ['axles without a slip', inspect({}, { weighed: { ...weighed, totalKg: null, units: units(12_000) } }), ['PASS']],
    [
      'no slip, as somebody said',
      inspect({ massSlip: { result: 'na' } as never }, { weighed: { ...weighed, totalKg: null } }),
      ['PASS'],
    ],
  ])('%s', (_, told, expected) => {
    expect(told).toEqual(expected);
  });

  test('what a finding says', () => {
    const answers = [{ code: 'unknown', result: 'fail' as const, value: null, note: 'Torn' }];
    expect(findingsOf({ items: [], answers, facts: plain, weighed })).toEqual([
      { code: 'itemFailed', severity: 'major', item: 'unknown', details: { note: 'Torn' } },
    ]);
    const heavy = [unit('steering', 7000), { ...unit('tandem', 19_000) }];
    expect(
      findingsOf({ items: [], answers: [], facts: plain, weighed: { ...weighed, totalKg: null, units: heavy } }),
    ).toMatchObject([
      { code: 'axleUnitTooHeavy', details: { place: '2', mass: '19000', limit: '18000' } },
      { code: 'combinationTooHeavy' },
    ]);
    const close = [
      { ...unit('tandem', 18_000), fromM: 0, toM: 1 },
      { ...unit('tandem', 18_000), fromM: 2, toM: 3 },
      { ...unit('tandem', 1000), fromM: 12, toM: 13 },
    ];
    expect(
      findingsOf({ items: [], answers: [], facts: plain, weighed: { ...weighed, totalKg: null, units: close } }),
    ).toMatchObject([{ code: 'groupTooHeavy', details: { from: '1', to: '2' } }]);
    const frozen = [{ code: 'temperature', result: 'pass' as const, value: -3, note: '' }];
    const ranges = [cold, { ...cold, temperatureMax: null }].map(
      (of) => findingsOf({ items: [], answers: frozen, facts: of, weighed })[0]?.details,
    );
    expect(ranges).toEqual([
      { value: '-3', range: '0 … 4' },
      { value: '-3', range: '0' },
    ]);
    expect(findingsOf({ items: [], answers: [], facts: plain, weighed, unproved: ['seals'] })).toMatchObject([
      { code: 'photoMissing', item: 'seals' },
    ]);
  });
});

const now = new Date('2026-11-23T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each<[number, { km: number; at: Date } | undefined, string | undefined]>([
  [1, undefined, undefined],
  [100_000, { km: 100_000, at: daysAgo(0) }, undefined],
  [99_999, { km: 100_000, at: daysAgo(30) }, 'odometerBelow'],
  [101_500, { km: 100_000, at: daysAgo(0.5) }, undefined],
  [101_501, { km: 100_000, at: daysAgo(1) }, 'odometerAbove'],
  [103_000, { km: 100_000, at: daysAgo(1.2) }, undefined],
  [145_001, { km: 100_000, at: daysAgo(30) }, 'odometerAbove'],
])('an odometer of %s km after %j is %s', (km, last, problem) => {
  expect(odometerProblem(km, last, now)).toBe(problem);
});
