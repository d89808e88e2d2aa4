import { expect, test } from 'vitest';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { answerOf, isDone, itemsOf, lacksPhoto, type Seen, withValue } from './progress.ts';

const limit = (min: number, warnBelow: number) => ({ min, warnBelow, warnAbove: null, max: null });
const tread = {
  unitId: 'truck',
  code: 'tread',
  severity: 'critical',
  photoOnFail: true,
  property: 'wearIndicator',
  usual: limit(1.6, 3),
  without: limit(1, 1.6),
  result: '',
  isWarning: false,
  value: null,
  hasProperty: true,
  note: '',
  photos: [],
  photosToCome: 0,
  pictures: [],
  photoIds: [],
} as unknown as Seen;

test('a number past its limit presses Fail, and one within it takes that back', () => {
  const worn = withValue(tread, 1.4);
  expect(worn.result).toBe('fail');
  expect(withValue(worn, 8).result).toBe('pass');
  expect(withValue({ ...tread, hasProperty: false }, 1.4).result).toBe('');
});

test('what a driver failed stays failed, whatever the number is', () => {
  expect(withValue({ ...tread, result: 'fail', value: 8 }, 9).result).toBe('fail');
});

test('a failure that asks for a photo is not done without one', () => {
  const failed: Seen = { ...tread, result: 'fail', value: 1 };
  expect([lacksPhoto(failed), isDone(failed)]).toEqual([true, false]);
  expect(isDone({ ...failed, pictures: ['data:'] })).toBe(true);
});

test('a pass without its measurement is not told yet', () => {
  expect(answerOf({ ...tread, result: 'pass' }, 'now')).toBeUndefined();
  expect(answerOf({ ...tread, result: 'pass', value: 8 }, 'now')).toMatchObject({
    result: 'pass',
    value: 8,
    photos: [],
  });
});

test('what waits on the phone stands over what the server has', () => {
  const check = { items: [{ ...tread, result: 'pass', value: 8 }] } as unknown as VehicleCheck;
  const place = { unitId: 'truck', code: 'tread' };
  const [item] = itemsOf(check, [
    {
      id: 'a',
      checkId: 'c',
      order: 1,
      what: 'answer',
      payload: { ...place, result: 'pass', value: 2, answeredAt: 'now', photos: ['photo-00001'] },
    },
    { id: 'photo-00001', checkId: 'c', order: 2, what: 'file', payload: { ...place, content: 'data:x' } },
  ]);
  expect(item).toMatchObject({
    result: 'pass',
    value: 2,
    isWarning: true,
    pictures: ['data:x'],
    photoIds: ['photo-00001'],
  });
});
