import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
// Only their types: a test in Node draws nothing.
import type { namesFor } from '../fields/named.ts';
import type { TextField } from '../fields/TextField.tsx';
import type { deskFieldsFor } from './fields.ts';

const form = z.strictObject({
  day: z.string(),
  amount: z.number().nullable(),
  isNew: z.boolean(),
  kinds: z.array(z.string()),
  lines: z.array(z.strictObject({ itemId: z.string(), quantity: z.number() })),
});
type Fields = ReturnType<typeof deskFieldsFor<typeof form>>;
type NameOf<Kind extends keyof Fields> = Parameters<Fields[Kind]>[0] extends { readonly name: infer Name }
  ? Name
  : never;

test('a field takes the names of its form that hold its kind of value, and no other', () => {
  type Text = 'day' | `lines.${number}.itemId` | `kinds.${number}`;
  expectTypeOf<NameOf<'Text'>>().toEqualTypeOf<Text>();
  expectTypeOf<NameOf<'Date'>>().toEqualTypeOf<Text>();
  expectTypeOf<NameOf<'Searched'>>().toEqualTypeOf<Text>();
  expectTypeOf<NameOf<'Money'>>().toEqualTypeOf<'amount' | `lines.${number}.quantity`>();
  expectTypeOf<NameOf<'Checkbox'>>().toEqualTypeOf<'isNew'>();
  expectTypeOf<NameOf<'Ticks'>>().toEqualTypeOf<'kinds'>();
  expectTypeOf<'nonsense'>().not.toExtend<NameOf<'Date'>>();
  expectTypeOf<'nonsense'>().not.toExtend<NameOf<'Searched'>>();
});

test('a brick takes no plain text as the name of its field', () => {
  // @ts-expect-error -- The name belongs to no form.
  const _: Parameters<typeof TextField>[0] = { name: 'day', label: '' };
  // @ts-expect-error -- No field of the form is called so.
  const __: Parameters<ReturnType<typeof namesFor<typeof form>>>[0] = 'nonsense';
});
