import { minus, sumOf } from '#platform/calculations.ts';
import { type Cents, centsOfWire, noCents, wireOf } from '#platform/money.ts';
import type { CalendarDate } from '#platform/dates.ts';
import type { Shares } from '#modules/money/receipts/tick-sums.ts';
import type { DecisionInput, Item } from '../calls.ts';
import { documentPath } from '../paths.ts';
import type { TickedDocument } from '../tick/TickTable.tsx';

/** An open document, and the payer under whom it was found: the customer itself, or who pays for it. */
export interface PayableDocument extends TickedDocument {
  readonly payerId: string;
}

/** What a payer may settle, as documents to tick. Credits are set off on their own, since they are no part of the money. */
export function payableDocuments(payerId: string, items: readonly Item[], isAmongOthers: boolean): PayableDocument[] {
  return items
    .filter(({ open }) => open > 0)
    .map((item) => ({
      id: item.id,
      payerId,
      number: item.number,
      date: item.date as CalendarDate,
      dueDate: item.dueDate as CalendarDate,
      currency: item.currency,
      open: centsOfWire(item.open),
      discount: item.discount?.isInTime ? centsOfWire(item.discount.amount) : noCents,
      isDisputed: item.isDisputed,
      customerName: isAmongOthers || item.customerId !== payerId ? item.customerName : '',
      path: documentPath(item.kind, item.documentId),
    }));
}

/** What stays on account, and what it is. */
export interface LeftOnAccount {
  readonly purpose: NonNullable<NonNullable<DecisionInput['receipts']>[number]['purpose']>;
  readonly loadId: string | null;
}

interface Asked {
  readonly bankLineId: string;
  /** What the customers paid: the line, and what the bank took of it. */
  readonly received: Cents;
  readonly charge: Cents;
  readonly chargeText: string;
  /** The first has what is left; none where nobody knows who paid. */
  readonly payers: readonly string[];
  readonly documents: readonly PayableDocument[];
  readonly shares: Shares;
  readonly restReason: string;
  readonly left: LeftOnAccount;
  readonly remember: string;
}

/** The decision on a line that came in: one receipt for each payer, less the bank's charge. */
export function decisionOf(asked: Asked): DecisionInput {
  const { bankLineId, received, charge, chargeText, payers, documents, shares, restReason, left, remember } = asked;
  const given = sumOf([...shares.values()].map(({ amount }) => amount));
  const rest = minus(received, given);
  const receipts = (payers.length === 0 ? [null] : payers).flatMap((customerId, place) => {
    const own = documents.filter((document) => document.payerId === customerId && shares.has(document.id));
    const amount = sumOf([...own.map(({ id }) => shares.get(id)!.amount), place === 0 ? rest : noCents]);
    if (amount <= noCents) return [];
    const parts = own.map(({ id }) => {
      const share = shares.get(id)!;
      return {
        itemId: id,
        amount: wireOf(share.amount),
        discount: wireOf(share.discount),
        rest: wireOf(share.rest),
        ...(share.rest !== noCents && { restReason }),
      };
    });
    return [{ customerId, amount: wireOf(amount), parts, ...(place === 0 && rest > noCents && left) }];
  });
  return {
    bankLineId,
    receipts,
    ...(charge !== noCents && { charge: { amount: wireOf(charge), text: chargeText } }),
    ...(remember !== '' && { remember }),
  };
}
