import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { operation, service } from '#platform/operation.ts';
import { proposalLife } from '#modules/money/journal-proposals/status.ts';

const id = z.uuid();
const name = z.string();

/** What is accrued: goods and work that came, loads that were delivered, for which no invoice stands in the books. */
export const accrualSources = ['orders', 'sales', 'carriers'] as const;
export type AccrualSource = (typeof accrualSources)[number];

export const accrualRow = z.object({
  source: z.enum(accrualSources),
  /** Where it is accrued, as the item or the centre names it; empty where neither does. */
  account: name,
  accountName: name,
  centre: name,
  centreName: name,
  /** How many lines of orders, or loads. */
  count: z.int(),
  /** Without VAT: above zero a cost, below an income. */
  amount: amountAnswer,
});

export const accrualService = service('tripDirector', {
  /** What came and was delivered until the end of a month and stands on no invoice yet. */
  getAccruals: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ periodId: id }),
    output: z.object({
      rows: z.array(accrualRow),
      totals: z.array(z.object({ source: z.enum(accrualSources), count: z.int(), amount: amountAnswer })),
      /** The proposal that accrues the month already. */
      proposal: z.object({ id, number: name, status: z.enum(proposalLife.states) }).nullable(),
    }),
  }),
  /** Proposes the accrual of a month; its journal reverses itself on the next first. */
  postAccrualTransaction: operation({
    audience: 'permitted',
    input: z.strictObject({ periodId: id }),
    output: z.object({ id, lockId: name, number: name, status: z.enum(proposalLife.states) }),
  }),
});
