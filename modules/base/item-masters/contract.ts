import { z } from 'zod';
import { masterCode, masterData, reference } from '#platform/master-data.ts';
import { optionalAmount } from '#platform/money-codec.ts';
import { requiredText, service, text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { itemGroups } from '#modules/base/profit-centres/contract.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    itemMaster: unknown;
  }
  interface Channels {
    itemMasters: unknown;
  }
}

export const itemKinds = ['revenue', 'cost', 'both'] as const;
export const itemUnits = ['load', 'km', 'ton', 'pallet', 'hour', 'day', 'litre', 'each'] as const;

const vatCode = z.enum(vatCodes).default('standard');
/** Rand, without VAT. */
const price = optionalAmount(100_000_000);

export const itemMasters = masterData({
  noun: 'itemMaster',
  channel: 'itemMasters',
  name: 'description',
  listsAll: true,
  fields: z.strictObject({
    code: masterCode(20),
    description: requiredText(120),
    kind: z.enum(itemKinds),
    itemGroup: z.enum(itemGroups),
    unit: z.enum(itemUnits),
    defaultPriceBuy: price,
    defaultPriceSell: price,
    vatCodeBuy: vatCode,
    vatCodeSell: vatCode,
    journalAccountBuy: text(20).default(''),
    journalAccountSell: text(20).default(''),
    profitCentreId: reference('profitCentre'),
    /** Item or general-ledger number in the accounting system. */
    externalCode: text(40).default(''),
    taxableForWithholding: z.boolean().default(false),
  }),
  filters: {
    kind: z.array(z.enum(itemKinds)).max(5).optional(),
    itemGroup: z.array(z.enum(itemGroups)).max(20).optional(),
  },
});

export const itemMasterService = service('tripDirector', {
  getItemMasters: itemMasters.list,
  postItemMaster: itemMasters.create,
  putItemMaster: itemMasters.change,
});
