import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { centsOf } from '#platform/money.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import { allocate, type NewItem } from '#modules/money/ledger/server/index.ts';
import { bookDay } from '#modules/money/ledger/server/testing/book-house.ts';
import {
  type InvoiceHouse,
  openInvoiceHouse,
  partition,
} from '#modules/money/invoices/server/testing/invoice-house.ts';
import { debtorFailureTexts } from '#modules/money/debtors/messages/failures/index.ts';
import { debtorOperations } from '../operations.ts';

export { bookDay, partition };

/** Something that a customer owes or has paid, as tests write it. */
export interface TestItem {
  readonly date: string;
  readonly due?: string;
  readonly number?: string;
  readonly kind?: NewItem['kind'];
}

export interface DebtorHouse extends InvoiceHouse {
  /** Posts an invoice of rand; answers its open item. */
  owes(customerId: string, amount: number, item: TestItem): Promise<string>;
  /** Posts a receipt of rand that settles nothing yet; answers its open item. */
  paid(customerId: string, amount: number, item: TestItem): Promise<string>;
  settle(from: string, to: string, amount: number, day: string): Promise<string>;
  /** Undoes an allocation on a day. */
  undo(allocation: string, day: string): Promise<void>;
}

/** A company with books, customers, and the debtors' desk. */
export async function openDebtorHouse(): Promise<DebtorHouse> {
  const house = await openInvoiceHouse({
    implementations: [debtorOperations],
    failureCatalogues: [debtorFailureTexts],
  });
  let count = 0;
  async function item(customerId: string, amount: number, kind: NewItem['kind'], more: TestItem): Promise<string> {
    const other = kind === 'receipt' || kind === 'reversal' ? '1000' : '4000';
    const party = { kind: 'customer', id: customerId } as const;
    const number = more.number ?? `T-${++count}`;
    const account = await house.within((context) => accountOfRole(context, 'debtors'));
    const given = await house.posting(
      [
        ['1100', amount],
        [other, -amount],
      ],
      {
        area: 'sales',
        source: kind === 'receipt' ? 'receipt' : 'invoice',
        date: more.date as CalendarDate,
        document: number,
        sourceId: randomUUID(),
        items: [
          {
            kind: more.kind ?? kind,
            accountId: account!.id,
            party,
            number,
            date: more.date as CalendarDate,
            dueDate: (more.due ?? more.date) as CalendarDate,
            amount: centsOf(amount)!,
          },
        ],
      },
    );
    const lines = given.lines.map((line) =>
      line.accountId === account!.id ? { ...line, party, centreId: null } : line,
    );
    const { id } = await house.post([], { ...given, lines });
    return house.within(async ({ db }) => {
      const { rows } = await sql<{ id: string }>`
        select id from open_item where partition = ${partition} and journal_id = ${id}`.execute(db);
      return rows[0]!.id;
    });
  }
  return {
    ...house,
    owes: (customerId, amount, more) => item(customerId, amount, more.kind ?? 'invoice', more),
    paid: (customerId, amount, more) => item(customerId, -amount, more.kind ?? 'receipt', more),
    settle: (from, to, amount, day) =>
      house.within(async (context) => {
        await allocate(context, house.companyId, [{ from, to, amount: centsOf(amount)!, day: day as CalendarDate }]);
        const { rows } = await sql<{ id: string }>`
          select id from allocation where partition = ${partition} and from_item = ${from} and to_item = ${to} order by made_at desc, id desc limit 1`.execute(
          context.db,
        );
        return rows[0]!.id;
      }),
    undo: (allocation, day) =>
      house.within(async ({ db }) => {
        await sql`
          insert into allocation (partition, company_id, from_item, to_item, amount, day, undoes, made_by)
          select partition, company_id, from_item, to_item, amount, ${day}::date, id, 'test' from allocation where partition = ${partition} and id = ${allocation}`.execute(
          db,
        );
      }),
  };
}
