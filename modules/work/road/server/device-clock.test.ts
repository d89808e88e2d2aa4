import { expect, test } from 'vitest';
import { clocksOf, type Press } from './device-clock.ts';

const now = new Date('2026-11-27T20:40:00Z');
const minute = 60_000;
/** What a clock showed so many minutes after now. */
const press = (shown: number, ahead: number | null): Press => ({
  capturedAt: new Date(now.getTime() + shown * minute).toISOString(),
  aheadMs: ahead === null ? null : ahead * minute,
});
/** When the presses took place, in minutes after now; a star where the clock was changed. */
const pressed = (presses: readonly Press[], skew = 0) =>
  clocksOf(presses, { skew, now }).map(({ ahead, isChanged }, place) => {
    const shown = new Date(presses[place]!.capturedAt!).getTime() - now.getTime();
    return `${(shown - ahead) / minute}${isChanged ? '*' : ''}`;
  });

test('a clock that is an hour ahead all the time is taken off, whether the phone says it with each press or not', () => {
  expect(pressed([press(50, 60), press(55, 60)], 60)).toEqual(['-10', '-5']);
  expect(pressed([press(50, null), press(55, null)], 60)).toEqual(['-10', '-5']);
});

test('a clock that is put right between the presses and the sending', () => {
  // The phone noticed that it was set back.
  expect(pressed([press(40, 60), press(45, 60), press(-5, 0)])).toEqual(['-20*', '-15*', '-5']);
  // It was closed meanwhile and believes that it is still an hour ahead: the order of the presses tells that it is not.
  expect(pressed([press(40, 60), press(45, 60), press(-5, 60)])).toEqual(['-20*', '-15*', '-5']);
});

test('a clock that is set ahead between the presses and the sending', () => {
  expect(pressed([press(-20, 0), press(50, 0)], 60)).toEqual(['-20*', '-10']);
});

test('a phone that knew nothing of its clock keeps the order of its presses', () => {
  expect(pressed([press(-20, null), press(-18, null), press(-40, null)])).toEqual(['-20', '-18', '-18*']);
});

test('the few seconds by which two measures of a clock differ change no order, and are not flagged', () => {
  expect(pressed([press(-10, 0), press(-9.99, 0.05)])).toEqual(['-10', '-9.99']);
});
