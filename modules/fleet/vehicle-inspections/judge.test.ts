import { expect, test } from 'vitest';
import { endOf, isTooFast, judge } from './judge.ts';
import { standardItems } from './standard.ts';
import { askedOf, type TemplateItem } from './template.ts';

const item = (code: string): TemplateItem => standardItems.find((each) => each.code === code)!;
const tread = (value: number, hasProperty: boolean) => judge(item('tread'), { result: 'pass', value, hasProperty });

test('a tread is judged by whether its tyre has a wear indicator', () => {
  expect(tread(1.4, true)).toEqual({ result: 'fail', isWarning: false });
  expect(tread(1.4, false)).toEqual({ result: 'pass', isWarning: true });
  for (const hasIndicator of [true, false]) {
    expect(tread(0.9, hasIndicator)).toEqual({ result: 'fail', isWarning: false });
    expect(tread(8, hasIndicator)).toEqual({ result: 'pass', isWarning: false });
  }
});

test.each([
  ['at the limit', 1.6, { result: 'pass', isWarning: true }],
  ['at the warning', 3, { result: 'pass', isWarning: false }],
])('a measurement %s is within it', (_, value, expected) => {
  expect(tread(value, true)).toEqual(expected);
});

test('what was pressed as failed stays failed, however good the number is', () => {
  expect(judge(item('tread'), { result: 'fail', value: 9, hasProperty: true })).toEqual({
    result: 'fail',
    isWarning: false,
  });
});

test('an upper limit fails above it and warns below it', () => {
  const leak: TemplateItem = {
    ...item('brakes'),
    limits: {
      unit: 'bar',
      property: '',
      usual: { min: null, warnBelow: null, warnAbove: 0.2, max: 0.3 },
      without: null,
    },
  };
  const told = (value: number) => judge(leak, { result: 'pass', value, hasProperty: true });
  expect([told(0.1), told(0.25), told(0.31)]).toEqual([
    { result: 'pass', isWarning: false },
    { result: 'pass', isWarning: true },
    { result: 'fail', isWarning: false },
  ]);
});

const units = [
  { id: 'truck', kind: 'truckTractor' },
  { id: 'trailer', kind: 'semiTrailer' },
];

test('the standard list asks twelve items of a truck, and of a trailer those that it has', () => {
  const asked = askedOf(standardItems, units);
  expect(asked.filter(({ unitId }) => unitId === 'truck')).toHaveLength(12);
  const ofTrailer = asked.filter(({ unitId }) => unitId === 'trailer').map(({ item: { code } }) => code);
  expect(ofTrailer).toContain('tread');
  expect(ofTrailer).not.toContain('windscreen');
});

test('the gravest failure decides how an inspection ends', () => {
  const asked = askedOf(standardItems, units);
  const answers = (failing: readonly string[]) =>
    asked.map(({ unitId, item: { code } }) => ({
      unitId,
      code,
      result: failing.includes(code) ? ('fail' as const) : ('pass' as const),
    }));
  expect(endOf(asked, answers([]))).toBe('pass');
  expect(endOf(asked, answers(['reflectors']))).toBe('passWithDefects');
  expect(endOf(asked, answers(['reflectors', 'brakes']))).toBe('fail');
});

test('less than four seconds an item is too fast', () => {
  expect(isTooFast(12, 47)).toBe(true);
  expect(isTooFast(12, 48)).toBe(false);
});
