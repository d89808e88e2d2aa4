import { expect, test } from 'vitest';
import { oneTurn } from './one-turn.ts';

const failing = async (code: string, ticks: number) => {
  for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
  throw Object.assign(new Error(code), { code });
};

test('the failure that caused the others is told, whichever is heard first', async () => {
  await expect(oneTurn([failing('23505', 9), failing('25P02', 0)])).rejects.toMatchObject({ code: '23505' });
  await expect(oneTurn([failing('25P02', 0), failing('23505', 9)])).rejects.toMatchObject({ code: '23505' });
  await expect(oneTurn([failing('25P02', 0), Promise.resolve(1)])).rejects.toMatchObject({ code: '25P02' });
});

test('the answers stand in the order of the statements', async () => {
  expect(await oneTurn([Promise.resolve('row'), undefined, Promise.resolve(2)])).toEqual(['row', undefined, 2]);
});
