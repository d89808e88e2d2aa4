import { z } from 'zod';
import { masterCode, masterData } from '#platform/master-data.ts';
import { requiredText, service, text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    journalAccount: unknown;
  }
  interface Channels {
    journalAccounts: unknown;
  }
}

/** In the order of a trial balance: what is owned, owed and left, then what came in and what it cost. */
export const accountClasses = ['asset', 'liability', 'equity', 'income', 'cost', 'expense'] as const;
export type AccountClass = (typeof accountClasses)[number];

/** What documents look an account up by; each has at most one account. */
export const accountRoles = [
  'debtors',
  'creditors',
  'vatIn',
  'vatOut',
  'driverPayable',
  'driverCost',
  'accruedIncome',
  'accruedCost',
  'retainedEarnings',
  'opening',
  'rounding',
  'bankCharges',
  'unallocatedReceipts',
  'settlementDiscount',
  'smallDifferences',
  'badDebts',
  'badDebtsRecovered',
  'exchangeDifference',
  'excessVat',
] as const;
export type AccountRole = (typeof accountRoles)[number];

/** The chart of accounts: one for all companies of a client (decision 0219). */
export const journalAccounts = masterData({
  noun: 'journalAccount',
  channel: 'journalAccounts',
  code: 'number',
  listsAll: true,
  fields: z.strictObject({
    number: masterCode(20),
    name: requiredText(80),
    class: z.enum(accountClasses),
    /** What documents use it for; none where nobody but people posts to it. */
    role: z
      .union([z.enum(accountRoles), z.literal('')])
      .default('')
      .transform((role): AccountRole | '' => role),
    /** Only documents post to it, never a typed journal. */
    isControl: z.boolean().default(false),
    /** Whether each of its lines names a profit centre. */
    centreRequired: z.boolean().default(false),
    /** What its lines count as in the VAT report unless they say it themselves. */
    vatCode: z.union([z.enum(vatCodes), z.literal('')]).default(''),
    /** Its number in the accounting system. */
    externalCode: text(40).default(''),
  }),
  filters: {
    class: z.array(z.enum(accountClasses)).max(6).optional(),
    isControl: z.boolean().optional(),
  },
});

export const journalAccountService = service('tripDirector', {
  getJournalAccounts: journalAccounts.list,
  postJournalAccount: journalAccounts.create,
  putJournalAccount: journalAccounts.change,
});
