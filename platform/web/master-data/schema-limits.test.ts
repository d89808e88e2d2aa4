import { expect, test } from 'vitest';
import { z } from 'zod';
import { masterCode, optionalDate, optionalNumber, reference, references } from '#platform/master-data.ts';
import { requiredText, text } from '#platform/operation.ts';
import { limitsOf } from './schema-limits.ts';

test('a form takes from the schema what it bounds, offers and requires', () => {
  const schema = z.strictObject({
    code: masterCode(20),
    name: requiredText(80),
    note: text(300).default(''),
    unit: z.enum(['bag', 'drum']),
    colour: z.enum(['red', 'blue']).default('red'),
    group: z.enum(['', 'I', 'II']).default(''),
    kinds: z.array(z.enum(['a', 'b'])).default([]),
    stack: z.int().min(1).max(20).default(1),
    degrees: optionalNumber(-60, 300),
    mass: z.number().min(0),
    isHeavy: z.boolean().default(false),
    centreId: reference('profitCentre'),
    packingIds: references('equipmentType'),
    from: optionalDate(),
  });
  expect(limitsOf(schema)).toEqual({
    code: { required: true, maxLength: 20 },
    name: { required: true, maxLength: 80 },
    note: { maxLength: 300 },
    unit: { required: true, choices: ['bag', 'drum'] },
    colour: { required: true, choices: ['red', 'blue'] },
    group: { choices: ['I', 'II'] },
    kinds: { choices: ['a', 'b'] },
    stack: { min: 1, max: 20, decimals: 0 },
    degrees: { min: -60, max: 300 },
    mass: { required: true, min: 0 },
    isHeavy: {},
    centreId: {},
    packingIds: {},
    from: {},
  });
});
