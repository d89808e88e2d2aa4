import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
// Only its type: a test in Node draws nothing.
import type { inputsFor } from './inputs.ts';
import type { laterInputsFor } from './later-inputs.ts';

const form = z.strictObject({
  regNo: z.string(),
  bank: z.string().default(''),
  isNew: z.boolean(),
  directors: z.array(z.strictObject({ name: z.string(), kind: z.enum(['id', 'passport']).optional() })),
});
type Inputs = ReturnType<typeof inputsFor<typeof form>> & ReturnType<typeof laterInputsFor<typeof form>>;
type NameOf<Input extends keyof Inputs> = Parameters<Inputs[Input]>[0] extends { readonly name: infer Name }
  ? Name
  : never;

test('an input takes the fields of its form that hold text, and no other name', () => {
  expectTypeOf<NameOf<'RegistrationNumber'>>().toEqualTypeOf<
    'regNo' | 'bank' | `directors.${number}.name` | `directors.${number}.kind`
  >();
  expectTypeOf<'isNew'>().not.toExtend<NameOf<'VatNumber'>>();
  expectTypeOf<'gone'>().not.toExtend<NameOf<'TradeName'>>();
  expectTypeOf<'gone'>().not.toExtend<NameOf<'Identity'>>();
});
