import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { operation, requiredText, service } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { accountClasses } from '#modules/money/journal-accounts/contract.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';
import { postingAreas } from '#modules/money/posting-periods/status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    journal: unknown;
  }
  interface Channels {
    ledger: unknown;
  }
}

const id = z.uuid();
const day = z.iso.date();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;

/** What posts: each has journals of its own, one for each event of each of its records. */
export const journalSources = [
  'journal',
  'opening',
  'yearEnd',
  'accrual',
  'driverPay',
  'internalOrder',
  'invoice',
  'purchaseInvoice',
  'receipt',
  'payment',
  'exchangeDifference',
  'fleetLog',
] as const;
export type JournalSource = (typeof journalSources)[number];
export const partyKinds = ['customer', 'supplier', 'driver'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** An account in a month: signed amounts, above zero for debit. */
const accountBalance = z.object({
  accountId: id,
  number: name,
  name,
  class: z.enum(accountClasses),
  isControl: z.boolean(),
  opening: amountAnswer,
  debit: amountAnswer,
  credit: amountAnswer,
  closing: amountAnswer,
  /** What the financial year has moved up to the end of what is shown. */
  yearToDate: amountAnswer,
  /** The closing of the same month of last year. */
  lastYear: amountAnswer,
});
export const accountBalances = z.object({
  companyId: id,
  companyName: name,
  currency: name,
  from: day,
  to: day,
  asOf: z.iso.datetime(),
  rows: z.array(accountBalance),
  /** Their sums: opening and closing are 0.00, debit equals credit. */
  sum: accountBalance.pick({
    opening: true,
    debit: true,
    credit: true,
    closing: true,
    yearToDate: true,
    lastYear: true,
  }),
  /** How many active accounts there are, also those without movement. */
  accounts: z.int(),
  /** Where lines and balances, or open items and control accounts, differ; empty where all agree, or no proof was asked for. */
  differences: z.array(z.object({ code: name, account: name, amount: amountAnswer })),
});
export type AccountBalances = z.output<typeof accountBalances>;
export type AccountBalance = AccountBalances['rows'][number];

/** One line of an account, with the balance after it. */
export const accountLine = z.object({
  journalId: id,
  journalNumber: z.int(),
  line: z.int(),
  postingDate: day,
  documentDate: day,
  area: z.enum(postingAreas),
  source: z.enum(journalSources),
  /** How people call the document behind it: `DP-0012`. */
  document: name,
  /** Where it is opened; empty where it has no page. */
  url: name,
  text: name,
  accountId: id,
  accountNumber: name,
  accountName: name,
  centreName: name,
  partyName: name,
  loadNumber: name,
  /** Above zero is debit. */
  amount: amountAnswer,
  balance: amountAnswer,
  isReversal: z.boolean(),
  /** The journal that has reversed it; empty for none. */
  reversedBy: z.int().nullable(),
  postedBy: name,
});
export type AccountLine = z.output<typeof accountLine>;
export const vatDirections = ['out', 'in'] as const;
export type VatDirection = (typeof vatDirections)[number];
/** A figure of the VAT report: what was supplied at a rate, or the tax on it. Without a code are payments and corrections. */
export const vatBox = z.strictObject({
  direction: z.enum(vatDirections),
  code: z.enum([...vatCodes, '']),
  part: z.enum(['base', 'tax']),
});
export type VatBox = z.output<typeof vatBox>;
/** Where a page ends: the key of its last line. */
const place = z.strictObject({ postingDate: calendarDate, journalNumber: z.int(), line: z.int() });

export const journalRecord = z.object({
  id,
  number: z.int(),
  companyId: id,
  companyName: name,
  postingDate: day,
  documentDate: day,
  area: z.enum(postingAreas),
  source: z.enum(journalSources),
  document: name,
  url: name,
  text: name,
  reason: name,
  total: amountAnswer,
  lines: z.array(
    z.object({
      line: z.int(),
      accountId: id,
      accountNumber: name,
      accountName: name,
      centreName: name,
      partyName: name,
      loadNumber: name,
      vatCode: name,
      text: name,
      amount: amountAnswer,
      /** Its own currency, and what it is in that: nothing for a difference of exchange. */
      currency: name,
      currencyAmount: amountAnswer,
    }),
  ),
  postedBy: name,
  approvedBy: name,
  postedAt: z.iso.datetime(),
  reversalOf: z.object({ id, number: z.int() }).nullable(),
  reversedBy: z.object({ id, number: z.int() }).nullable(),
  /** A code of the failure texts: why it cannot be reversed here; empty where it can. */
  reversalBarrier: name,
});
export type JournalRecord = z.output<typeof journalRecord>;

export const ageBands = ['current', '1–30', '31–60', '61–90', '91–120', '120+'] as const;
const openItem = z.object({
  id,
  kind: name,
  number: name,
  date: day,
  dueDate: day,
  partyKind: z.enum(partyKinds),
  partyId: id,
  partyName: name,
  currency: name,
  amount: amountAnswer,
  /** What is left of it on the day that was asked for, in its own currency. */
  open: amountAnswer,
  /** The same in the company's own currency, as the ledger has it. */
  openBase: amountAnswer,
  band: z.enum(ageBands),
});

export const ledgerService = service('tripDirector', {
  /** The trial balance of a month, or of the day that is named: opening, movement, closing and last year. */
  getJournalAccountsWithBalances: operation({
    ...reads,
    input: z.strictObject({
      companyId,
      /** The month; the one of today where none is named. */
      periodId: id.optional(),
      /** As of this day, instead of the end of a month. */
      asOf: calendarDate.optional(),
      centreId: id.optional(),
      /** Only accounts that moved or have a balance. */
      onlyMoved: z.boolean().default(false),
      /** Without the journals that close the year. */
      beforeClosing: z.boolean().default(false),
      /** Compares lines, balances and open items too, however many there are. */
      proof: z.boolean().default(false),
    }),
    output: accountBalances,
  }),
  /** The lines of an account, a party, a centre or a load, the latest first, each with the balance after it. */
  getAccountTransactions: operation({
    ...reads,
    input: z.strictObject({
      companyId,
      accountId: id.optional(),
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      centreId: id.optional(),
      partyId: id.optional(),
      loadId: id.optional(),
      source: z.array(z.enum(journalSources)).max(10).optional(),
      /** Only the lines behind one figure of the VAT report. */
      vat: vatBox.optional(),
      /** Only what comes before this line. */
      before: place.optional(),
      pageSize: z.int().min(1).max(500).default(50),
    }),
    output: z.object({
      rows: z.array(accountLine),
      /** Where the next page begins; null at the end. */
      next: z.object({ postingDate: day, journalNumber: z.int(), line: z.int() }).nullable(),
      opening: amountAnswer,
      debit: amountAnswer,
      credit: amountAnswer,
      closing: amountAnswer,
      /** How many lines there are of each source. */
      sources: z.array(z.object({ source: z.enum(journalSources), count: z.int() })),
      count: z.int(),
      /** Whether there are more than were counted. */
      countIsCapped: z.boolean(),
    }),
  }),
  getJournal: operation({ ...reads, input: z.strictObject({ id }), output: journalRecord }),
  /** Mirrors a typed journal, once: on its own day while that is open, else on the first day that is. */
  reverseTransaction: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: z.object({ id, number: z.int(), postingDate: day }),
  }),
  /** What debtors or creditors owe and are owed as of a day, by age. */
  getLedgerAgeing: operation({
    isLong: true,
    ...reads,
    input: z.strictObject({
      companyId,
      partyKind: z.enum(partyKinds),
      asOf: calendarDate.optional(),
      partyId: id.optional(),
    }),
    output: z.object({
      asOf: day,
      items: z.array(openItem),
      /** By party and age, gravest first. */
      parties: z.array(z.object({ partyId: id, partyName: name, total: amountAnswer, bands: z.array(amountAnswer) })),
      total: amountAnswer,
      /** Of the control account on the same day: it equals the total. */
      ledger: amountAnswer,
    }),
  }),
});
