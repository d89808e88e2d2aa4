import type { z } from 'zod';
import { addDays, todayIn } from '#platform/dates.ts';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { quantityText } from '#platform/scaled.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { GivenReceipt, receiptFields } from '../fields.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { quantityOf, receivableOf } from '../rules.ts';
import { canTakeBack, type OrderKind } from '../status.ts';
import { moveInForce, nextInForce, ordersOf, type Saved, savedOf } from './lives.ts';
import { acceptanceProblems, acceptedColumns, acceptedFacts, reopened } from './accept.ts';
import { writeMovements } from './movements.ts';
import { defectsOf } from './order-defects.ts';
import { eventAfter } from './progress.ts';
import { limitsOf, linesOf, receiptsOf, type StoredLine, type StoredOrder } from './queries.ts';

const fail = failures<FailureCode | OrderFailureCode>();
type Receipt = z.output<typeof receiptFields>;
/** Days. An older day is a slip of the keyboard. */
const longestDelay = 366;
/** Days. A truck is repaired at night, and its order is written afterwards. */
const longestAhead = 7;
type Problems = Record<string, FieldProblem & { readonly code: FailureCode | OrderFailureCode }>;

/**
 * Writes down what came. Nobody else receives of this order meanwhile: of two who both count 60 of 100 the second one learns
 * what is left.
 */
export async function receiveOrder(
  context: Context,
  kind: OrderKind,
  { id, ...given }: GivenReceipt & { readonly id: string },
): Promise<Saved & { readonly receiptId: string }> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).lock(context, id);
  nextInForce(stored, 'receivePart');
  const receipt = { deliveryNote: '', ...given };
  const before = await linesOf(context, id, true);
  const problems = problemsOf(context, stored, before, receipt);
  if ('repaired' in given) Object.assign(problems, await acceptanceProblems(context, stored, given));
  refuse(problems);
  const receiptId = await keep(context, id, receipt);
  const lines = await move(context, stored, before, { receiptId, on: receipt.receivedOn, lines: receipt.lines });
  const moved = await moveInForce(context, stored, eventAfter(lines), {
    ...('repaired' in given && { columns: acceptedColumns(stored, given, receiptId) }),
    after: {
      receivedOn: receipt.receivedOn,
      deliveryNote: receipt.deliveryNote,
      ...('repaired' in given && acceptedFacts(stored, given)),
      quantities: wordsOf(receipt.lines, lines),
    },
  });
  if ('repaired' in given && given.repaired.length > 0)
    await context.happened('order.defectsRepaired', defectsOf(moved, given.repaired));
  return { ...savedOf(moved), receiptId };
}

/** Takes back a receipt that was wrong, as far as nothing of it was invoiced. */
export async function undoReceipt(
  context: Context,
  kind: OrderKind,
  { id, receiptId, reason }: { readonly id: string; readonly receiptId: string; readonly reason: string },
): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).lock(context, id);
  const receipt = (await receiptsOf(context, id)).find((each) => each.id === receiptId);
  if (!receipt) throw fail('notFound', 'notFound');
  if (receipt.is_reversed || receipt.reverses_id !== null) throw fail('receiptTakenBack', 'rule');
  if (!canTakeBack(kind, stored.in_force || stored.status))
    throw fail('notAllowedInState', 'rule', { state: stored.status });
  const before = await linesOf(context, id, true);
  for (const line of before) {
    const back = receipt.lines.find(({ lineId }) => lineId === line.id);
    if (back && quantityOf(line.quantity_received) - quantityOf(back.quantity) < quantityOf(line.quantity_invoiced))
      throw fail('receiptInvoiced', 'rule', { description: line.description });
  }
  const opposite = await keep(context, id, {
    receivedOn: context.today,
    deliveryNote: receipt.delivery_note,
    note: reason,
    reversesId: receiptId,
  });
  const back = receipt.lines.map(({ lineId, quantity }) => ({ lineId, quantity: -quantity }));
  const lines = await move(context, stored, before, { receiptId: opposite, on: context.today, lines: back });
  const moved = await moveInForce(context, stored, eventAfter(lines), {
    reason,
    ...(stored.defects.length > 0 && { columns: { defects: reopened(stored, receiptId) } }),
    after: { quantities: wordsOf(back, lines) },
  });
  const open = stored.defects.flatMap(({ id: of, repairedBy }) => (repairedBy === receiptId ? [of] : []));
  if (open.length > 0) await context.happened('order.defectsReopened', defectsOf(moved, open));
  return savedOf(moved);
}

function problemsOf(
  { today, timeZone }: Context,
  stored: StoredOrder,
  lines: readonly StoredLine[],
  receipt: Receipt,
): Problems {
  const problems: Problems = {};
  if (receipt.receivedOn < addDays(todayIn(timeZone, stored.created_at), -longestAhead))
    problems['receivedOn'] = { code: 'receivedBeforeOrder', details: { days: longestAhead } };
  if (receipt.receivedOn > today) problems['receivedOn'] = { code: 'dateInFuture' };
  if (receipt.receivedOn < addDays(today, -longestDelay)) problems['receivedOn'] = { code: 'receivedLongAgo' };
  const byId = new Map(lines.map((line) => [line.id, line]));
  const seen = new Set<string>();
  for (const [place, { lineId, quantity }] of receipt.lines.entries()) {
    const line = byId.get(lineId);
    if (!line || seen.has(lineId)) {
      problems[`lines.${place}.lineId`] = { code: 'notAnOption' };
      continue;
    }
    seen.add(lineId);
    const [ordered, received] = [quantityOf(line.quantity), quantityOf(line.quantity_received)];
    const receivable = receivableOf({ quantity: ordered, received }, limitsOf(stored));
    if (quantityOf(quantity) > receivable)
      problems[`lines.${place}.quantity`] = {
        code: 'overReceipt',
        details: {
          description: line.description,
          ordered: Number(line.quantity),
          received: Number(line.quantity_received),
          receivable: Number(quantityText(receivable)),
          tolerance: Number(stored.tolerance),
        },
      };
  }
  return problems;
}

function refuse(problems: Problems): void {
  const over = Object.values(problems).find(({ code }) => code === 'overReceipt');
  // The refusal has a name of its own (work and money §15), and marks its fields all the same.
  if (over) throw fail('overReceipt', 'rule', over.details ?? {}, problems);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

async function keep(
  { db, partition, actor }: Context,
  orderId: string,
  receipt: Omit<Receipt, 'lines'> & { readonly reversesId?: string },
): Promise<string> {
  const { id } = await db
    .insertInto('company_order_receipt')
    .values({
      partition,
      company_order_id: orderId,
      received_on: receipt.receivedOn,
      delivery_note: receipt.deliveryNote,
      note: receipt.note,
      reverses_id: receipt.reversesId ?? null,
      received_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Moved {
  readonly receiptId: string;
  readonly on: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** Adds the quantities to the lines with the movements that say why; answers the lines as they are now. */
async function move(
  context: Context,
  stored: StoredOrder,
  before: readonly StoredLine[],
  { receiptId, on, lines }: Moved,
): Promise<StoredLine[]> {
  const byId = new Map(before.map((line) => [line.id, line]));
  await writeMovements(context, stored, {
    cause: { receiptId },
    on,
    changes: lines.map(({ lineId, quantity }) => ({ line: byId.get(lineId)!, received: quantityOf(quantity) })),
  });
  return linesOf(context, stored.id);
}

/** `60 × Tyre 315/80`, for the trail. */
function wordsOf(received: Moved['lines'], lines: readonly StoredLine[]): string {
  const names = new Map(lines.map((line) => [line.id, line.description]));
  return received.map(({ lineId, quantity }) => `${quantity} × ${names.get(lineId) ?? ''}`).join(', ');
}
