import type { z } from 'zod';
import { weightedChange, wholePercent } from '#platform/calculations.ts';
import { cents } from '#platform/money.ts';
import { isAboveLimit, isBarredFrom, type Stake } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { type Percent, percentText, readPercent, readUnitPrice } from '#platform/scaled.ts';
import type { adjustmentLine, adjustmentRecord, adjustmentRow } from '../contract.ts';
import type { FuelAdjustmentFailureCode } from '../messages/failures/index.ts';
import { linesOf, type StoredAdjustment, type StoredLine } from './queries.ts';

const numberOrNull = (value: string | null) => (value === null ? null : Number(value));

/** What an approver gives away or asks for: what the loads of the run come to cost more, or less. */
export function adjustmentStake({ sell_before, sell_after }: StoredAdjustment): Stake {
  return { kind: 'fuelAdjustment', amount: cents(Math.abs(sell_after - sell_before)) };
}

/** A run as lists show it. */
export function rowOf(stored: StoredAdjustment): z.input<typeof adjustmentRow> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    runNo: stored.run_no,
    effectiveFrom: stored.effective_from,
    customerName: stored.customer_name ?? '',
    status: stored.status,
    work: stored.work,
    done: stored.done,
    total: stored.total,
    isSubmitted: stored.status === 'CALCULATED' && stored.submitted_at !== null,
    customers: stored.customers,
    customersChanged: stored.customers_changed,
    rates: stored.rates,
    loads: stored.loads,
    sellBefore: cents(stored.sell_before),
    sellAfter: cents(stored.sell_after),
    month: cents(stored.month),
    createdBy: stored.created_by,
    decidedBy: stored.status === 'CALCULATED' || stored.status === 'DRAFT' ? '' : (stored.decided_by ?? ''),
  };
}

/** How far a price has moved from its base; what a whole weight would make of it. */
function moveOf({ base_price, price }: StoredLine): number | null {
  if (base_price === null || price === null) return null;
  const move = weightedChange(readUnitPrice(base_price)!, readUnitPrice(price)!, wholePercent as Percent);
  return Number(percentText(move));
}

function changeOf({ percent_before, percent }: StoredLine): number | null {
  if (percent_before === null || percent === null) return null;
  return Number(percentText((readPercent(percent)! - readPercent(percent_before)!) as Percent));
}

/** A customer's line with the loads that it changes. */
export function lineOf(stored: StoredLine): z.input<typeof adjustmentLine> {
  return {
    id: stored.id,
    customerId: stored.customer_id,
    customerName: stored.customer_name,
    clauseId: stored.clause_id,
    clauseCode: stored.clause_code,
    calculation: stored.calculation,
    valueType: stored.value_type,
    basePrice: numberOrNull(stored.base_price),
    weight: numberOrNull(stored.weight_percent),
    priceBefore: numberOrNull(stored.price_before),
    price: numberOrNull(stored.price),
    priceFrom: stored.price_from,
    move: moveOf(stored),
    before: numberOrNull(stored.percent_before),
    otherBefore: numberOrNull(stored.other_before),
    carriedLeast: numberOrNull(stored.carried_least),
    carriedMost: numberOrNull(stored.carried_most),
    after: numberOrNull(stored.percent),
    change: changeOf(stored),
    raw: numberOrNull(stored.raw_percent),
    bound: stored.bound,
    rates: stored.rate_count,
    loads: stored.loads,
    leftOut: stored.left_out,
    invoiced: stored.invoiced,
    invoicedMore: cents(stored.invoiced_more),
    sellBefore: cents(stored.sell_before),
    sellAfter: cents(stored.sell_after),
    month: cents(stored.month_net),
    problem: stored.problem,
    isIncluded: stored.is_included,
    letter: stored.letter,
    letterAt: stored.letter_at?.toISOString() ?? null,
    letterTo: stored.letter_to,
  };
}

/** Everything about one run, for its page. */
export async function recordOf(context: Context, stored: StoredAdjustment): Promise<z.input<typeof adjustmentRecord>> {
  const { actor } = context;
  const isOwn = isBarredFrom(actor, 'approveFuelAdjustment', stored.edited_by);
  return {
    ...rowOf(stored),
    note: stored.note,
    customerId: stored.customer_id,
    lines: (await linesOf(context, { adjustmentId: stored.id })).map(lineOf),
    loadsLeftOut: stored.loads_left_out,
    loadsApplied: stored.loads_applied,
    loadsReversed: stored.loads_reversed,
    loadsInvoiced: stored.invoiced,
    invoicedMore: cents(stored.invoiced_more),
    problem: stored.problem,
    calculatedAt: stored.calculated_at?.toISOString() ?? null,
    submittedBy: stored.submitted_by ?? '',
    submittedAt: stored.submitted_at?.toISOString() ?? null,
    decidedAt: stored.decided_at?.toISOString() ?? null,
    decisionReason: stored.decision_reason,
    appliedBy: stored.applied_by ?? '',
    appliedAt: stored.applied_at?.toISOString() ?? null,
    reversedBy: stored.reversed_by ?? '',
    reversedAt: stored.reversed_at?.toISOString() ?? null,
    decisionBarrier: isOwn ? ('ownRun' satisfies FuelAdjustmentFailureCode) : null,
    isAboveLimit: isAboveLimit(actor, 'tripDirector.approveFuelAdjustment', adjustmentStake(stored)),
  };
}
