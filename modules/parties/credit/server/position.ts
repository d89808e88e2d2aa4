import type { z } from 'zod';
import { type Cents, noCents } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import type { creditPosition } from '#modules/parties/credit/contract.ts';
import { availableCredit, exposureOf, type ExposurePart } from '#modules/parties/credit/rules.ts';
import type { StoredCustomer } from '#modules/parties/customers/server/index.ts';
import { knownRecipient } from '#modules/parties/links/server/index.ts';
import { limitToday } from './queries.ts';

/** A module that knows of something that customers owe or will owe; the composition root lists them. */
export interface ExposureProvider {
  readonly part: ExposurePart['part'];
  /** In rand, by customer; who owes nothing may be left out. Amounts in another currency are converted at the day's rate. */
  amounts(context: Context, customerIds: readonly string[]): Promise<ReadonlyMap<string, Cents>>;
}

/** What each customer owes, part by part; parts in which nothing is open are left out. */
export async function exposureParts(
  context: Context,
  providers: readonly ExposureProvider[],
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ExposurePart[]>> {
  const found = await Promise.all(
    providers.map(async ({ part, amounts }) => ({ part, amounts: await amounts(context, customerIds) })),
  );
  const partsOf = (id: string) =>
    found
      .map(({ part, amounts }) => ({ part, amount: amounts.get(id) ?? noCents }))
      .filter(({ amount }) => amount !== noCents);
  return new Map(customerIds.map((id) => [id, partsOf(id)]));
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
