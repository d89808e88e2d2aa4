import { sql } from 'kysely';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { type Cents, cents, decimalOf } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { buildBankAccount, buildBankFile } from '#modules/money/bank-statements/server/index.ts';
import { invoiceNumber } from '#modules/money/invoices/kinds.ts';
import type { InvoiceState } from '#modules/money/invoices/status.ts';

interface OpenInvoice {
  readonly companyId: string;
  readonly customerId: string;
  readonly customer: string;
  readonly number: number;
  readonly open: number;
  readonly today: CalendarDate;
}

/**
 * Two accounts of the demonstration's company at banks, and the statement of last week: two customers pay an invoice, one pays
 * a part, one pays three together, somebody pays whom nobody knows, and the bank takes its charge. Once.
 */
export async function seedBankStatements(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from bank_account where partition = ${partition} limit 1`.execute(db);
  const { rows: open } = await sql<OpenInvoice>`
    select i.company_id as "companyId", i.customer_id as "customerId", coalesce(nullif(c.trade_name, ''), c.registered_name) as customer,
           i.number, open_amount(i.partition, i.item_id, 'infinity') as open, (now() at time zone o.time_zone)::date::text as today
      from invoice i join customer c on c.partition = i.partition and c.id = i.customer_id
      join company o on o.partition = i.partition and o.id = i.company_id
     where i.partition = ${partition} and i.kind = 'invoice' and i.currency = 'ZAR' and i.status = ${literal<InvoiceState>('POSTED')}
       and open_amount(i.partition, i.item_id, 'infinity') > 0 order by i.number`.execute(db);
  const [first] = open;
  if (there.length > 0 || !first) return;
  const { companyId, today } = first;
  const account = await buildBankAccount(app, partition, {
    companyId,
    number: '62518800417',
    name: 'FNB current',
    mailSenders: ['statements@fnb.example'],
  });
  await buildBankAccount(app, partition, {
    companyId,
    number: '10012288451',
    name: 'Investec dollars',
    bank: 'Investec',
    branchCode: '580105',
    currency: 'USD',
    chart: '1010',
  });
  const day = (days: number) => addDays(today, days - 7);
  const text = statementOf(paymentsOf(open.filter((each) => each.companyId === companyId)), day);
  await buildBankFile(app, partition, { text, fileName: `62518800417_${day(5)}.csv`, account });
}

interface Payment {
  readonly amount: Cents;
  readonly text: string;
}

/** What came in and went out in that week, in its order. */
function paymentsOf(open: readonly OpenInvoice[]): readonly Payment[] {
  const byCustomer = [...Map.groupBy(open, ({ customerId }) => customerId).values()];
  const group = byCustomer.find((some) => some.length >= 3)?.slice(0, 3) ?? [];
  const [one, two, part] = open.filter((each) => !group.includes(each));
  const whole = (invoice: OpenInvoice | undefined): Payment[] =>
    invoice
      ? [
          {
            amount: cents(invoice.open),
            text: `FNB OB PMT ${invoice.customer} ${invoiceNumber('invoice', invoice.number)}`,
          },
        ]
      : [];
  return [
    ...whole(one),
    { amount: cents(-8625), text: '#MONTHLY ACCOUNT FEE' },
    ...whole(two),
    ...(part
      ? [{ amount: cents(Math.floor(part.open * 0.6)), text: `MAGTAPE CREDIT ${part.customer} PART OF ${part.number}` }]
      : []),
    ...(group.length > 0
      ? [
          {
            amount: cents(group.reduce((sum, each) => sum + each.open, 0)),
            text: `FNB OB PMT ${group[0]!.customer} ${group.map(({ number }) => String(number).padStart(6, '0')).join(' ')}`,
          },
        ]
      : []),
    { amount: cents(431_250), text: 'CASH DEPOSIT ISANDO 0031' },
  ];
}

/** As the bank exports it: from new to old, with the balance behind each line. */
function statementOf(payments: readonly Payment[], day: (days: number) => CalendarDate): string {
  let balance: bigint = 18_422_017n;
  const rows = payments.map(({ amount, text }, place) => {
    balance += amount;
    const on = day(Math.min(place, 4)).replaceAll('-', '/');
    return `${on},${decimalOf(amount)},${decimalOf(cents(balance))},"${text.replaceAll('"', '')}"`;
  });
  const head = [
    'ACCOUNT TRANSACTION HISTORY',
    '',
    'Account:,62518800417,[FNB current]',
    '',
    'Date,Amount,Balance,Description',
  ];
  return [...head, ...rows.toReversed(), ''].join('\r\n');
}
