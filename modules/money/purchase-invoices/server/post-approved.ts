import { sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountOfRole, accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import { undoAccruals } from '#modules/money/invoices/server/index.ts';
import { type JournalLine, postJournal, withReachOfBooks } from '#modules/money/ledger/server/index.ts';
import { noteInvoiced } from '#modules/money/orders/server/index.ts';
import { openBooks, postingDay } from '#modules/money/posting-periods/server/index.ts';
import type { PurchaseFailureCode } from '../messages/failures/index.ts';
import './happenings.ts';
import { amountInBooks, worthOf } from './in-books.ts';
import { findPurchase, linesOf, type StoredPurchase, type StoredPurchaseLine } from './queries.ts';
import { settleCredit } from './settle-credit.ts';

const fail = failures<PurchaseFailureCode>();

/**
 * Posts a document whose row says that it is approved: cost and VAT in against creditors, in the month of its date or the first
 * open one, with its open item. Orders learn what was invoiced, and accruals of its month are taken back. All of it in the
 * transaction of the approval; what goes on to an accounting system is told then.
 */
export async function postApproved(context: Context, stored: StoredPurchase): Promise<StoredPurchase> {
  const { db, partition } = context;
  const lines = await linesOf(context, [stored.id]);
  const company = await openBooks(context, stored.company_id);
  const place = { companyId: stored.company_id, area: 'purchases', date: stored.invoice_date } as const;
  const date = await postingDay(context, place, company.today);
  const { journalLines, creditorsId, claimed } = await journalLinesOf(context, stored, lines);
  const sign = stored.kind === 'creditNote' ? 1n : -1n;
  const journal = await postJournal(context, {
    companyId: stored.company_id,
    area: 'purchases',
    date,
    documentDate: stored.invoice_date,
    source: 'purchaseInvoice',
    sourceId: stored.id,
    event: 'posted',
    document: stored.supplier_invoice_no,
    text: stored.supplier_name,
    reason: stored.decision_reason,
    approvedBy: stored.approved_by,
    lines: journalLines,
    items: [
      {
        kind: stored.kind === 'creditNote' ? 'creditNote' : 'purchaseInvoice',
        accountId: creditorsId,
        party: { kind: 'supplier', id: stored.supplier_id },
        documentId: stored.id,
        number: stored.supplier_invoice_no,
        date: stored.invoice_date,
        dueDate: stored.due_date,
        currency: stored.currency,
        amount: cents(sign * BigInt(stored.gross)),
        baseAmount: cents(sign * worthOf(stored)),
      },
    ],
  });
  const itemId = await withReachOfBooks(context, async () => {
    const { rows } = await sql<{ id: string }>`
      select id from open_item where partition = ${partition} and journal_id = ${journal.id} and document_id = ${stored.id}`.execute(
      db,
    );
    return rows[0]!.id;
  });
  await sql`
    update purchase_invoice set journal_id = ${journal.id}, item_id = ${itemId}, posting_date = ${date}::date, vat_claimed = ${claimed}
     where partition = ${partition} and id = ${stored.id}`.execute(db);
  await noteOrders(context, stored, lines, date);
  if (stored.kind === 'invoice') await undoTheirAccruals(context, stored, lines, date);
  else await settleCredit(context, stored, { itemId, creditorsId, date });
  await context.happened('purchaseInvoice.approved', {
    purchaseInvoiceId: stored.id,
    companyId: stored.company_id,
    supplierId: stored.supplier_id,
  });
  return (await findPurchase(context, stored.id))!;
}

/** The supplier is owed the gross; cost by account, centre and load; VAT in where it is claimed, else in the cost. */
async function journalLinesOf(context: Context, stored: StoredPurchase, lines: readonly StoredPurchaseLine[]) {
  const [creditors, vatIn] = [await accountOfRole(context, 'creditors'), await accountOfRole(context, 'vatIn')];
  if (!creditors || !vatIn) throw fail('purchaseAccountsMissing', 'rule');
  const without = lines.find(({ account }) => account === '');
  if (without) throw fail('purchaseAccountMissing', 'rule', { description: without.description });
  const accounts = await accountsOfNumbers(
    context,
    lines.map(({ account }) => account),
  );
  const isClaimed = stored.claim_gaps.length === 0;
  const sign = stored.kind === 'creditNote' ? -1n : 1n;
  const { currency } = stored;
  /** A part of what the document brings, in both currencies. */
  const brought = (group: readonly StoredPurchaseLine[], parts: readonly ('net' | 'vat')[]) => {
    const sum = (of: (line: StoredPurchaseLine) => number) => cents(sign * sumOf(group.map((line) => cents(of(line)))));
    const own = ({ net, vat_share }: StoredPurchaseLine) =>
      (parts.includes('net') ? net : 0) + (parts.includes('vat') ? vat_share : 0);
    const books = ({ base_net, base_vat }: StoredPurchaseLine) =>
      (parts.includes('net') ? base_net! : 0) + (parts.includes('vat') ? base_vat! : 0);
    return { currency, amount: sum(books), currencyAmount: sum(own) };
  };
  const keyOf = ({ account, profit_centre_id, load_id, vat_code }: StoredPurchaseLine) =>
    [account, profit_centre_id, load_id ?? '', vat_code].join(' ');
  const cost = [...Map.groupBy(lines, keyOf).values()].map((group): JournalLine => {
    const [first] = group as [StoredPurchaseLine];
    const account = accounts.get(first.account);
    if (!account?.isActive) throw fail('purchaseAccountUnknown', 'rule', { number: first.account });
    return {
      accountId: account.id,
      centreId: first.profit_centre_id,
      ...brought(group, isClaimed ? ['net'] : ['net', 'vat']),
      vatCode: isClaimed ? first.vat_code : 'outOfScope',
      loadId: first.load_id,
      text: first.reference || first.description,
    };
  });
  const vat = isClaimed
    ? [...Map.groupBy(lines, ({ vat_code }) => vat_code)].map(([vatCode, group]): JournalLine => ({
        accountId: vatIn.id,
        ...brought(group, ['vat']),
        vatCode,
      }))
    : [];
  const party = { kind: 'supplier', id: stored.supplier_id } as const;
  return {
    creditorsId: creditors.id,
    claimed: isClaimed && stored.kind === 'invoice' ? stored.base_vat : 0,
    journalLines: [
      ...[...cost, ...vat].filter(({ amount, currencyAmount }) => amount !== 0n || currencyAmount !== 0n),
      ...(await roundingOf(context, stored, lines)),
      {
        accountId: creditors.id,
        party,
        currency,
        amount: cents(-sign * worthOf(stored)),
        currencyAmount: cents(-sign * BigInt(stored.gross)),
      },
    ],
  };
}

/** Cents by which the converted lines differ from the converted total: of rounding, never of exchange. */
async function roundingOf(
  context: Context,
  stored: StoredPurchase,
  lines: readonly StoredPurchaseLine[],
): Promise<readonly JournalLine[]> {
  const sign = stored.kind === 'creditNote' ? -1n : 1n;
  const off = worthOf(stored) - sumOf(lines.map(({ base_net, base_vat }) => cents(base_net! + base_vat!)));
  if (off === 0n) return [];
  const account = await accountOfRole(context, 'rounding');
  if (!account) throw fail('purchaseAccountsMissing', 'rule');
  return [
    {
      accountId: account.id,
      currency: stored.currency,
      amount: cents(sign * off),
      currencyAmount: cents(0),
      vatCode: 'outOfScope',
    },
  ];
}

/** Orders learn how much of what came is invoiced now. */
async function noteOrders(
  context: Context,
  { id, kind }: StoredPurchase,
  lines: readonly StoredPurchaseLine[],
  on: string,
): Promise<void> {
  const sign = kind === 'creditNote' ? -1 : 1;
  const ofOrders = lines.filter(({ order_id }) => order_id !== null);
  for (const [orderId, some] of Map.groupBy(ofOrders, ({ order_id }) => order_id!))
    await noteInvoiced(context, {
      orderId,
      kind: some[0]!.order_kind!,
      source: `purchaseInvoice ${id}`,
      on,
      lines: some.map(({ order_line_id, quantity }) => ({
        lineId: order_line_id!,
        quantity: sign * Number(quantity),
      })),
    });
}

/** What was accrued of its loads and orders is taken back: so much as was expected, or the part that is invoiced. */
async function undoTheirAccruals(
  context: Context,
  stored: StoredPurchase,
  lines: readonly StoredPurchaseLine[],
  date: string,
): Promise<void> {
  const accounts = await accountsOfNumbers(
    context,
    lines.map(({ account }) => account),
  );
  await undoAccruals(context, {
    source: 'purchaseInvoice',
    invoiceId: stored.id,
    companyId: stored.company_id,
    number: stored.supplier_invoice_no,
    date: date as never,
    lines: lines
      // Orders in a foreign currency are not accrued.
      .filter(
        ({ expected, order_currency }) =>
          expected !== null && expected > 0 && (order_currency ?? stored.base_currency) === stored.base_currency,
      )
      .map((line) => ({
        accountId: accounts.get(line.account)!.id,
        centreId: line.profit_centre_id,
        loadId: line.load_id,
        orderLineId: line.order_line_id,
        amount: amountInBooks(stored, cents(line.is_part ? Math.min(line.net, line.expected!) : line.expected!)),
        text: line.reference,
      })),
  });
}
