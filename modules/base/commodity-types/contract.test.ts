import { expect, test } from 'vitest';
import { problemsOf } from '#platform/issues.ts';
import { commodityTypes } from './contract.ts';

const problems = (own: object) => {
  const parsed = commodityTypes.fields.safeParse({ code: 'X', name: 'X', category: 'general', ...own });
  return parsed.success ? {} : problemsOf(parsed.error);
};

test('dangerous goods have a UN number and a class; other goods need neither', () => {
  expect(problems({})).toEqual({});
  expect(Object.keys(problems({ dangerousGoods: true }))).toEqual(['unNumber', 'dangerClass']);
  expect(problems({ dangerousGoods: true, unNumber: '1202', dangerClass: '3' })).toEqual({});
  expect(problems({ unNumber: '12' })).toMatchObject({ unNumber: { code: 'invalidFormat' } });
});

test('the highest temperature is not below the lowest, and either may be left out', () => {
  expect(problems({ temperatureMin: 5, temperatureMax: 2 })).toMatchObject({
    temperatureMax: { code: 'rangeReversed' },
  });
  expect(problems({ temperatureMin: -18, temperatureMax: -18 })).toEqual({});
  expect(problems({ temperatureMin: 5 })).toEqual({});
  expect(problems({ temperatureMax: 5 })).toEqual({});
});
