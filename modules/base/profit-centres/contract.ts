import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { masterCode, masterData, optionalDate, optionalNumber, reference } from '#platform/master-data.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    profitCentre: unknown;
  }
  interface Channels {
    profitCentres: unknown;
  }
}

export const profitCentreTypes = ['lane', 'customerGroup', 'depot', 'fleet', 'admin'] as const;

/** What an item belongs to, and what a centre may count. */
export const itemGroups = [
  'linehaul',
  'fuel',
  'standingTime',
  'toll',
  'border',
  'storage',
  'handling',
  'admin',
  'claim',
  /** Tyres, parts and repairs of vehicles. */
  'maintenance',
] as const;

export const profitCentres = masterData({
  noun: 'profitCentre',
  channel: 'profitCentres',
  listsAll: true,
  // People are not master data: a file cannot name them.
  neverImported: ['managerId'],
  fields: z
    .strictObject({
      code: masterCode(20),
      name: requiredText(80),
      type: z.enum(profitCentreTypes),
      /** The centre whose figures include this one's. */
      parentId: reference('profitCentre'),
      manager: text(80).default(''),
      /** Who agrees for it to orders between centres. */
      managerId: z
        .union([z.uuid(), z.literal('')])
        .nullable()
        .default(null)
        .transform((id) => id || null),
      currency: z.enum(currencies).default('ZAR'),
      /** First and last day on which documents may name it. */
      activeFrom: optionalDate(),
      activeTo: optionalDate(),
      monthlyBudget: optionalNumber(0, 1_000_000_000),
      /** Where its costs and its income are posted unless the item says otherwise. */
      journalAccountBuy: text(20).default(''),
      journalAccountSell: text(20).default(''),
      /** Groups of items that it may count; all where none is named. */
      itemGroups: z.array(z.enum(itemGroups)).max(20).default([]),
    })
    .refine(({ activeFrom, activeTo }) => !activeFrom || !activeTo || activeFrom <= activeTo, {
      path: ['activeTo'],
      error: 'rangeReversed',
    }),
  filters: { type: z.array(z.enum(profitCentreTypes)).max(10).optional() },
});

/** An account of the chart, to be chosen by its number. */
const account = z.object({ number: z.string(), name: z.string() });

/** Somebody of the company, to be chosen. */
const person = z.object({ id: z.uuid(), name: z.string(), email: z.string() });

export const profitCentreService = service('tripDirector', {
  getAllProfitCentres: profitCentres.list,
  addProfitCentre: profitCentres.create,
  updateProfitCentre: profitCentres.change,
  /** Active people of the client company: one of them may answer for a centre. */
  getProfitCentreManagers: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({
      search: text(100).default(''),
      id: z.uuid().optional(),
      atMost: z.int().min(1).max(100).default(20),
    }),
    output: z.array(person).max(100),
  }),
  /** Accounts in use that a centre or an item can name: all but those to which only documents post. */
  getJournalAccountChoices: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({
      search: text(100).default(''),
      number: text(20).optional(),
      atMost: z.int().min(1).max(100).default(20),
    }),
    output: z.array(account).max(100),
  }),
});
