import { expect, test } from 'vitest';
import { costInWords, costMeter, familyOf, parseMachine, parseProcess, type SeenProcess } from './test-cost.ts';

const seen = (pid: number, parent: number, ticks: number, started = 1): SeenProcess => ({
  pid,
  parent,
  started,
  ticks,
});

test('reads a process whose name has blanks and brackets', () => {
  const text = `77 (a (b) c) S 5 ${Array.from({ length: 9 }, () => 0).join(' ')} 10 20 300 400 20 0 1 0 9000 0`;
  expect(parseProcess(text)).toEqual({ pid: 77, parent: 5, started: 9000, ticks: 730 });
});

test('reads what the machine did', () => {
  expect(parseMachine('cpu  100 2 30 1000 50 4 6 7 0 0\ncpu0 1 1 1')).toEqual({ busy: 142, idle: 1050, stolen: 7 });
});

test('counts children, grandchildren and nobody else', () => {
  const family = familyOf(1);
  expect(family.look([seen(3, 2, 5), seen(1, 0, 1), seen(2, 1, 10), seen(9, 8, 1000)])).toBe(16);
});

test('counts work once when it moves to the parent', () => {
  const family = familyOf(1);
  family.look([seen(1, 0, 1), seen(2, 1, 10)]);
  expect(family.look([seen(1, 0, 13)])).toBe(13);
});

test('keeps the work of a process that ends unseen', () => {
  const family = familyOf(1);
  family.look([seen(1, 0, 1), seen(2, 1, 10), seen(3, 2, 500)]);
  // The parent ended first: its child belongs to the system now, and goes on.
  expect(family.look([seen(1, 0, 12), seen(3, 7, 501)])).toBe(513);
  expect(family.look([seen(1, 0, 13)])).toBeGreaterThanOrEqual(513);
});

test('does not take a new process for an old one with the same pid', () => {
  const family = familyOf(1);
  family.look([seen(1, 0, 1), seen(2, 1, 10, 100)]);
  expect(family.look([seen(1, 0, 11), seen(2, 7, 4000, 900)])).toBe(11);
});

test('measures what was spent since the last lap', () => {
  const meter = costMeter();
  for (const end = process.cpuUsage().user + 150_000; process.cpuUsage().user < end;) Math.sqrt(2);
  const lap = meter.lap();
  expect(lap.own ?? 0.1).toBeGreaterThan(0.05);
  expect(meter.stop().wall).toBeGreaterThanOrEqual(lap.wall);
});

test('says who had the processors', () => {
  expect(costInWords('check', { wall: 100, own: 150, others: 30, stolen: 10, idle: 10 })).toBe(
    'check: 100 s, 150 s of processor time; the processors were 75 % with it, 15 % with other work, 5 % with other machines, 5 % idle',
  );
  expect(costInWords('check', { wall: 9, own: undefined, others: undefined, stolen: 0, idle: 1 })).toBe(
    'check: 9 s; its processor time is not known on this system',
  );
});
