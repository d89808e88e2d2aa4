import { describe, expect, test } from 'vitest';
import { impossibleEvents, unreachableStates } from '#platform/machine.ts';
import { limitsOf } from '#modules/work/loads/mass.ts';
import { type ChecklistFacts, itemsFor } from './checklist.ts';
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
  ['pallets', { pallets: 24 }, ['palletCount']],
])('%s', (_, facts, more) => {
  const common = ['loadSecured', 'tarpsCurtains', 'seals', 'massSlip', 'axleMasses'];
  expect(itemsFor({ ...plain, ...facts }).map(({ code }) => code)).toEqual([...common, ...more]);
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
