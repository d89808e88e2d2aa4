import { afterAll, beforeAll, expect, test } from 'vitest';
import { brakeCodes, countWrongCode } from './code-brake.ts';
import { openHouse, type House } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
});
afterAll(() => house.close());

test('two hundred wrong codes in an hour let one try through in ten seconds', async () => {
  const { app } = house;
  for (let wrong = 0; wrong < 199; wrong++) await countWrongCode(app);
  await expect(brakeCodes(app)).resolves.toBeUndefined();
  await expect(brakeCodes(app)).resolves.toBeUndefined();
  await countWrongCode(app);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => brakeCodes(app)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(brakeCodes(app)).rejects.toMatchObject({ code: 'throttled', details: { retryAfterSeconds: 10 } });
});
