import { addDays, addMonths } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { buildCreditChange, type CreditChangeOverrides } from '#modules/parties/credit/server/index.ts';
import { defaultTimeZone, todayIn } from '#platform/dates.ts';

const day = 86_400_000;

interface DemoChange extends Omit<CreditChangeOverrides, 'customerId' | 'at' | 'effectiveFrom' | 'effectiveUntil'> {
  /** The registered name of a customer of the demonstration. */
  readonly customer: string;
  /** Days since it was proposed. */
  readonly age: number;
  /** Days from today to its first and its last day. */
  readonly starts?: number;
  readonly ends?: number;
}

/** A change of a credit limit in every state, amounts in rand. */
export const demoChanges: readonly DemoChange[] = [
  {
    customer: 'Winterberg Wool Brokers (Pty) Ltd',
    status: 'DRAFT',
    newLimit: 400_000,
    reason: 'The clip is larger this season. The auditor’s statement is still to come.',
    age: 1,
  },
  {
    customer: 'Umgeni Grain Mills (Pty) Ltd',
    status: 'PROPOSED',
    newLimit: 2_200_000,
    insuredPart: 1_500_000,
    reason: 'Two more depots from next month; pays on the day. The insurer covers R 1 500 000.',
    age: 1.3,
  },
  {
    customer: 'Kruinpark Supermarkte (Edms) Bpk',
    status: 'PROPOSED',
    kind: 'temporary',
    newLimit: 3_500_000,
    reason: 'Stock for the holidays; back to the usual limit in February.',
    starts: 10,
    ends: 80,
    age: 1,
  },
  {
    customer: 'Phakalane Furniture (Pty) Ltd',
    status: 'APPROVED_INTERNAL',
    newLimit: 120_000,
    reason: 'Buys half of what it did a year ago.',
    starts: 6,
    age: 3,
  },
  {
    customer: 'Hex Valley Table Grapes (Pty) Ltd',
    status: 'SENT',
    newLimit: 1_000_000,
    insuredPart: 600_000,
    reason: 'The export season begins; three lanes more.',
    age: 2,
  },
  {
    customer: 'Açúcar do Incomati, Lda',
    status: 'SENT',
    newLimit: 800_000,
    reason: 'The insurer has lowered its cover for the country.',
    age: 4,
  },
  {
    customer: 'Copperbelt Mine Stores Ltd',
    status: 'accept',
    newLimit: 1_600_000,
    reason: 'A contract for two years with the mine.',
    starts: 12,
    age: 5,
  },
  {
    customer: 'Etosha Breweries (Pty) Ltd',
    status: 'EFFECTIVE',
    newLimit: 2_800_000,
    insuredPart: 2_000_000,
    reason: 'Asked for in the application; a year of payments within terms.',
    age: 30,
  },
  {
    customer: 'Lighthouse Cold Storage (Pty) Ltd',
    status: 'EFFECTIVE',
    kind: 'temporary',
    newLimit: 1_600_000,
    reason: 'Fish season.',
    ends: 21,
    age: 12,
  },
  {
    customer: 'Sundays River Citrus Packers (Pty) Ltd',
    status: 'decline',
    newLimit: 900_000,
    reason: 'Off season.',
    words: 'We start packing in March and need the present limit then.',
    age: 9,
  },
  {
    customer: 'Algoa Auto Parts Distributors (Pty) Ltd',
    status: 'REJECTED',
    newLimit: 2_500_000,
    reason: 'Asks for more room.',
    words: 'Two invoices are overdue. Ask again when they are paid.',
    age: 15,
  },
  {
    customer: 'Mosi Milling Company Ltd',
    status: 'EXPIRED',
    newLimit: 1_100_000,
    reason: 'Growing.',
    age: 25,
  },
  {
    customer: 'Lesedi Poultry Farms (Pty) Ltd',
    status: 'CANCELLED',
    newLimit: 750_000,
    reason: 'New contract with a retailer.',
    words: 'The contract fell through.',
    age: 18,
  },
];

/** Puts the changes in, for the customers that are there. */
export async function seedCredit(app: App, { partition }: { readonly partition: string }): Promise<void> {
  const now = app.clock.now();
  const today = todayIn(defaultTimeZone, now);
  for (const { customer, age, starts = 0, ends, ...change } of demoChanges) {
    const row = await app.database
      .single(partition)
      .selectFrom('customer')
      .select('id')
      .where('partition', '=', partition)
      .where('registered_name', '=', customer)
      .executeTakeFirst();
    if (!row) continue;
    const effectiveFrom = addDays(today, starts);
    await buildCreditChange(app, partition, {
      ...change,
      customerId: row.id,
      at: new Date(now.getTime() - age * day),
      effectiveFrom,
      ...(ends !== undefined && { effectiveUntil: addDays(today, ends) }),
      reviewOn: addMonths(effectiveFrom, 12),
    });
  }
}
