import { expect, test } from 'vitest';
import { z } from 'zod';
import { lacksSomething } from './complete-steps.ts';

const schema = z.object({
  name: z.string().min(1, { error: 'required' }),
  email: z.email({ error: 'invalidEmail' }),
  country: z.enum(['ZA', 'MZ']),
});
const step = { schema: schema as never };
const whole = { name: 'Karoo', email: 'a@b.example', country: 'ZA' };

test('required fields are asked for only where one was left empty', async () => {
  expect(await lacksSomething(step, { ...whole, name: '' })).toBe(true);
  expect(await lacksSomething(step, { ...whole, country: '' })).toBe(true);
  // A mail address with a blank in it: everything was filled in.
  expect(await lacksSomething(step, { ...whole, email: 'a @b.example' })).toBe(false);
  expect(await lacksSomething(step, whole)).toBe(false);
});
