import { z } from 'zod';
import { masterCode, masterData } from '#platform/master-data.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    packingType: unknown;
  }
  interface Channels {
    packingTypes: unknown;
  }
}

export const packingUnits = ['pallet', 'bag', 'drum', 'bulk', 'carton', 'ibc', 'container', 'each'] as const;

const centimetres = z.number().min(0).max(2000).default(0);

export const packingTypes = masterData({
  noun: 'packingType',
  channel: 'packingTypes',
  fields: z.strictObject({
    code: masterCode(20),
    name: requiredText(80),
    unit: z.enum(packingUnits),
    tareKg: z.number().min(0).max(50_000).default(0),
    lengthCm: centimetres,
    widthCm: centimetres,
    heightCm: centimetres,
    stackable: z.boolean().default(false),
    maxStack: z.int().min(1).max(20).default(1),
    returnable: z.boolean().default(false),
    /** With the pool or the owner, on which returnable units are counted. */
    palletAccount: text(20).default(''),
    /** Rand. */
    deposit: amount.max(100_000).default(0),
  }),
  filters: { unit: z.array(z.enum(packingUnits)).max(20).optional() },
});

export const packingTypeService = service('tripDirector', {
  getPackingTypes: packingTypes.list,
  postPackingType: packingTypes.create,
  putPackingType: packingTypes.change,
});
