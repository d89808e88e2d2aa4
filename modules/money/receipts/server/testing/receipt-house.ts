import crypto from 'node:crypto';
import { cents, centsOf, wireOf } from '#platform/money.ts';
import { sql } from 'kysely';
import { bankStatementFailureTexts } from '#modules/money/bank-statements/messages/failures/index.ts';
import { accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import {
  type InvoiceHouse,
  openInvoiceHouse,
  partition,
} from '#modules/money/invoices/server/testing/invoice-house.ts';
import type { HouseParts } from '#platform/server/testing/house.ts';
import { receiptFailureTexts } from '#modules/money/receipts/messages/failures/index.ts';
import type { ReceiptItem, ReceiptRecord } from '#modules/money/receipts/answers.ts';
import { receiptOperations } from '../operations.ts';

export { partition };

/** A line of a statement as tests write it: rand, above zero came in. */
export interface TestLine {
  readonly amount: number;
  readonly text?: string;
  readonly day?: string;
  readonly payer?: string;
  readonly payerName?: string;
  readonly currency?: string;
}

export interface ReceiptHouse extends InvoiceHouse {
  /** The current account of the chart. */
  readonly bankId: string;
  /** The id of an account of the chart by its number. */
  account(number: string): Promise<string>;
  /** A posted invoice of one load: its id, number and open item. */
  owed(
    net: number,
    more?: { customerId?: string; taxDate?: string; vatCode?: string },
  ): Promise<{ id: string; number: string; itemId: string }>;
  receive(amount: number, more?: object): Promise<{ id: string; lockId: string; number: string }>;
  receipt(id: string): Promise<ReceiptRecord>;
  items(customerId: string, more?: object): Promise<readonly ReceiptItem[]>;
  open(itemId: string, asOf?: string): Promise<number>;
  /** Lines of a statement of the current account; their ids. */
  lines(lines: readonly TestLine[]): Promise<readonly string[]>;
  /** A part of a receipt. */
  part(itemId: string, amount: number, more?: object): object;
  /** Lines and balances, open items and control accounts agree. */
  proof(): Promise<readonly unknown[]>;
}

/** A company that bills, with a bank account. */
export async function openReceiptHouse(parts: Partial<HouseParts> = {}): Promise<ReceiptHouse> {
  const house = await openInvoiceHouse({
    ...parts,
    implementations: [receiptOperations, ...(parts.implementations ?? [])],
    failureCatalogues: [receiptFailureTexts, bankStatementFailureTexts],
  });
  const db = () => house.app.database.writer(partition);
  const account = async (number: string) =>
    (await house.within((context) => accountsOfNumbers(context, [number]))).get(number)!.id;
  const bankId = await account('1000');
  const bankAccountId = crypto.randomUUID();
  await sql`
    insert into bank_account (partition, id, company_id, name, number_sealed, number_index, currency, account_id, created_by, updated_by)
    values (${partition}, ${bankAccountId}, ${house.companyId}, 'FNB current', 'x', ${bankAccountId}, 'ZAR', ${bankId}, 'test', 'test')`.execute(
    db(),
  );
  const ask = <T>(operation: string, payload: object) => house.ask<T>(operation, payload, house.clerk);

  return {
    ...house,
    bankId,
    account,
    async owed(net, more = {}) {
      const { taxDate, vatCode = 'standard', customerId } = more;
      const load = await house.ready([{ description: 'Linehaul', net, vatCode }], {
        deliveredAt: '2026-08-01T10:00:00Z',
        ...(customerId && { customerId }),
      });
      const [id] = await house.posted([load], taxDate ? { taxDate } : {});
      const { rows } = await sql<{ item_id: string; number: string }>`
        select i.item_id, o.number from invoice i join open_item o on o.partition = i.partition and o.id = i.item_id
         where i.partition = ${partition} and i.id = ${id}`.execute(db());
      return { id: id!, number: rows[0]!.number, itemId: rows[0]!.item_id };
    },
    receive: (amount, more = {}) =>
      ask('postReceipt', { customerId: house.customerId, amount, date: '2026-11-24', accountId: bankId, ...more }),
    receipt: (id) => ask('getReceipt', { id }),
    items: async (customerId, more = {}) =>
      (await ask<{ items: ReceiptItem[] }>('getReceiptItems', { customerId, ...more })).items,
    async open(itemId, asOf = '9999-12-31') {
      const { rows } = await house.within(({ db: own }) =>
        sql<{ open: number | null }>`select open_amount(${partition}, ${itemId}::uuid, ${asOf}::date) as open`.execute(
          own,
        ),
      );
      return wireOf(cents(rows[0]!.open ?? 0));
    },
    async lines(lines) {
      const fileId = crypto.randomUUID();
      const statementId = crypto.randomUUID();
      await sql`
        insert into bank_file (partition, id, company_id, file_name, sha256, size, origin, status, created_by)
        values (${partition}, ${fileId}, ${house.companyId}, 'test.csv', ${fileId}, 1, 'upload', 'DONE', 'test')`.execute(
        db(),
      );
      await sql`
        insert into bank_statement (partition, id, company_id, account_id, file_id, place, from_day, to_day, currency, format, created_by)
        values (${partition}, ${statementId}, ${house.companyId}, ${bankAccountId}, ${fileId}, 1, '2026-11-01', '2026-11-30', 'ZAR', 'csv', 'test')`.execute(
        db(),
      );
      const rows = lines.map(
        ({ amount, text = 'TRF', day = '2026-11-24', payer = '', payerName = '', currency = 'ZAR' }, place) => ({
          id: crypto.randomUUID(),
          line: place + 1,
          day,
          amount: Number(centsOf(amount)),
          text,
          payer,
          payerName,
          currency,
        }),
      );
      await sql`
        insert into bank_line (partition, id, company_id, statement_id, account_id, line, day, value_day, amount, currency, text, payer_name, payer_index, same_key, nth, updated_by)
        select ${partition}, id, ${house.companyId}::uuid, ${statementId}::uuid, ${bankAccountId}::uuid, line, day, day, amount, currency, text, "payerName", payer, id::text, 1, 'test'
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(id uuid, line int, day date, amount bigint, currency text, text text, "payerName" text, payer text)`.execute(
        db(),
      );
      return rows.map(({ id }) => id);
    },
    part: (itemId, amount, more = {}) => ({ itemId, amount, ...more }),
    async proof() {
      const { rows } = await house.within(({ db: own }) =>
        sql`select * from ledger_differences(${house.companyId}::uuid)`.execute(own),
      );
      return rows;
    },
  };
}
