import type { z } from 'zod';
import { type RawBuilder, sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import { type Cents, cents, noCents } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import { withWholeReach } from '#platform/server/whole-reach.ts';
import type { creditPosition } from '#modules/parties/credit/contract.ts';
import {
  availableCredit,
  exposureOf,
  type ExposurePart,
  isLongOverdue,
  overdueTolerance,
} from '#modules/parties/credit/rules.ts';
import type { StoredCustomer } from '#modules/parties/customers/server/index.ts';
import { knownRecipient } from '#modules/parties/links/server/index.ts';
import { limitToday } from './queries.ts';

/** A module that knows of something that customers owe or will owe; the composition root lists them. */
export interface ExposureProvider {
  readonly part: ExposurePart['part'];
  /**
   * Rows of `customer_id` and `amount`: cents of rand, by customer; who owes nothing may be left out. Amounts in another
   * currency are converted at the day's rate. What all modules count is read by one statement.
   */
  sums(of: { readonly partition: string; readonly customerIds: readonly string[] }): RawBuilder<unknown>;
  /** How much of it has been due for more than so many days, less what the customers have to their credit. */
  overdue?(context: Context, customerIds: readonly string[], days: number): Promise<ReadonlyMap<string, Cents>>;
  /** The customers of a company of which more than an amount has been due for more than so many days. */
  late?(
    context: Pick<Context, 'db' | 'partition'>,
    companyId: string,
    more: { readonly days: number; readonly amount: Cents },
  ): Promise<readonly string[]>;
}

/** What each customer owes, part by part; parts in which nothing is open are left out. */
export async function exposureParts(
  context: Context,
  providers: readonly ExposureProvider[],
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ExposurePart[]>> {
  if (providers.length === 0 || customerIds.length === 0) return new Map(customerIds.map((id) => [id, []]));
  // A module above may take off what it counts itself of a part of one below.
  const counted = sql.join(
    providers.map(
      ({ part, sums }) =>
        sql`select ${part}::text as part, s.customer_id, s.amount from (${sums({ partition: context.partition, customerIds })}) s`,
    ),
    sql` union all `,
  );
  // A customer owes what it owes, however few of its loads the caller sees.
  const { rows } = await withWholeReach(context, () =>
    sql<{ part: ExposurePart['part']; customer_id: string; amount: number }>`
      select part, customer_id, sum(amount)::bigint as amount from (${counted}) counted
       group by part, customer_id having sum(amount) <> 0`.execute(context.db),
  );
  const inOrder = providers.map(({ part }) => part);
  const partsOf = Map.groupBy(rows, ({ customer_id }) => customer_id);
  return new Map(
    customerIds.map((id) => [
      id,
      (partsOf.get(id) ?? [])
        .map(({ part, amount }) => ({ part, amount: cents(amount) }))
        .toSorted((one, other) => inOrder.indexOf(one.part) - inOrder.indexOf(other.part)),
    ]),
  );
}

/** Whether so much of what a customer owes has been due for so long that it buys nothing more on credit. */
export async function isLate(
  context: Context,
  providers: readonly ExposureProvider[],
  customerId: string,
): Promise<boolean> {
  let overdue = noCents;
  for (const provider of providers) {
    const amounts = await provider.overdue?.(context, [customerId], overdueTolerance.days);
    overdue = sumOf([overdue, amounts?.get(customerId) ?? noCents]);
  }
  return isLongOverdue(overdue);
}

/** The customers of a company that are late. */
export async function lateCustomers(
  context: Pick<Context, 'db' | 'partition'>,
  providers: readonly ExposureProvider[],
  companyId: string,
): Promise<readonly string[]> {
  const found = await Promise.all(providers.map((provider) => provider.late?.(context, companyId, overdueTolerance)));
  return found.flatMap((ids) => ids ?? []);
}

/** How much credit a customer has left today. */
export async function positionOf(
  context: Context,
  providers: readonly ExposureProvider[],
  customer: StoredCustomer,
): Promise<z.input<typeof creditPosition>> {
  const { db, partition } = context;
  const [exposures, open, recipient] = await Promise.all([
    exposureParts(context, providers, [customer.id]),
    db
      .selectFrom('credit_change')
      .select('id')
      .where('partition', '=', partition)
      .where('customer_id', '=', customer.id)
      .where('is_open', '=', true)
      .executeTakeFirst(),
    knownRecipient(context, customer, customer.mobile_number),
  ]);
  const parts = [...(exposures.get(customer.id) ?? [])];
  const limit = limitToday(context, customer);
  return {
    customerId: customer.id,
    accountNumber: customer.account_number,
    registeredName: customer.registered_name,
    limit,
    parts,
    exposure: exposureOf(parts),
    available: availableCredit(limit, parts),
    paymentTerm: customer.payment_term,
    approvalThreshold: centsOfColumn(customer.approval_threshold),
    decreaseNeedsAcceptance: customer.credit_decrease_needs_acceptance,
    openChangeId: open?.id ?? null,
    recipient: {
      recipientName: recipient.name,
      email: recipient.email,
      mobileNumber: recipient.mobile,
      language: customer.language,
    },
  };
}
