import { expect, test } from 'vitest';
import { loadBoardService } from './contract.ts';

test.each([
  ['2026-11-23T06:00:00.000Z', 'rangeReversed'],
  ['2026-11-23T06:00:00.001Z', undefined],
  ['2026-12-01T06:00:00.000Z', undefined],
  ['2026-12-01T06:00:00.001Z', 'planTooLong'],
])('a day plan from 06:00 on 23 November until %s', (until, problem) => {
  const read = loadBoardService.operations.getLoadPlan.input.safeParse({ from: '2026-11-23T06:00:00.000Z', until });
  expect(read.error?.issues[0]?.message).toBe(problem);
});
