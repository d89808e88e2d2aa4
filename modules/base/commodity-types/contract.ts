import { z } from 'zod';
import { masterCode, masterData, optionalNumber, references } from '#platform/master-data.ts';
import { optionalAmount } from '#platform/money-codec.ts';
import { requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    commodityType: unknown;
  }
  interface Channels {
    commodityTypes: unknown;
  }
}

export const commodityCategories = [
  'food',
  'beverages',
  'agriculture',
  'mining',
  'building',
  'chemicals',
  'fuel',
  'steel',
  'electronics',
  'clothing',
  'vehicles',
  'general',
] as const;

/** The UN's classes of dangerous goods (SANS 10228, ADR). */
export const dangerClasses = [
  '1',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;
export const packingGroups = ['I', 'II', 'III'] as const;

const degrees = optionalNumber(-60, 300);
const rand = optionalAmount(1_000_000_000);

export const commodityTypes = masterData({
  noun: 'commodityType',
  channel: 'commodityTypes',
  fields: z
    .strictObject({
      code: masterCode(20),
      name: requiredText(80),
      description: text(300).default(''),
      category: z.enum(commodityCategories),
      /** Harmonised System, six to ten digits. */
      hsCode: text(10)
        .refine((code) => /^(\d{4,10})?$/.test(code), { error: 'digitsOnly' })
        .default(''),
      dangerousGoods: z.boolean().default(false),
      unNumber: text(4)
        .refine((number) => /^(\d{4})?$/.test(number), { error: 'invalidFormat' })
        .default(''),
      dangerClass: z.enum(['', ...dangerClasses]).default(''),
      packingGroup: z.enum(['', ...packingGroups]).default(''),
      temperatureMin: degrees,
      temperatureMax: degrees,
      densityKgM3: optionalNumber(0, 25_000),
      highRisk: z.boolean().default(false),
      minGitCoverPerLoad: rand,
      valuePerTon: rand,
      excludedByDefault: z.boolean().default(false),
      /** What it is carried in; any packing where none is named. */
      packingTypeIds: references('packingType'),
      handlingNotes: text(500).default(''),
    })
    .refine(({ dangerousGoods, unNumber }) => !dangerousGoods || unNumber !== '', {
      path: ['unNumber'],
      error: 'required',
    })
    .refine(({ dangerousGoods, dangerClass }) => !dangerousGoods || dangerClass !== '', {
      path: ['dangerClass'],
      error: 'required',
    })
    .refine(({ temperatureMin: min, temperatureMax: max }) => min === null || max === null || min <= max, {
      path: ['temperatureMax'],
      error: 'rangeReversed',
    }),
  facts: { packingTypeCodes: z.array(z.string()) },
  filters: {
    category: z.array(z.enum(commodityCategories)).max(20).optional(),
    dangerousGoods: z.boolean().optional(),
    highRisk: z.boolean().optional(),
  },
});

export const commodityTypeService = service('tripDirector', {
  getCommodityTypes: commodityTypes.list,
  postCommodityType: commodityTypes.create,
  putCommodityType: commodityTypes.change,
});
