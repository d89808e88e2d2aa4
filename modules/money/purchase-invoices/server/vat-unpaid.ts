import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { dailyWork } from '#modules/base/companies/server/index.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import { createProposal } from '#modules/money/journal-proposals/server/index.ts';
import { withReachOfBooks } from '#modules/money/ledger/server/index.ts';
import { firstOpenDay } from '#modules/money/posting-periods/server/index.ts';
import { unpaidVat } from '../unpaid.ts';
import { linesOf, purchaseNoun } from './queries.ts';

interface Claim {
  readonly id: string;
  readonly supplier_invoice_no: string;
  readonly supplier_name: string;
  readonly posting_date: CalendarDate;
  readonly gross: number;
  readonly vat_claimed: number;
  readonly vat_proposed: number;
  readonly vat_warned_at: Date | null;
  readonly open: number;
}

/** Each day of a company: warns of claims that stay unpaid, and proposes their output VAT once a year has passed (decision 0236). */
export function proposeUnpaidVat(app: App): JobKind<object> {
  return dailyWork(app, {
    name: 'purchase-vat-unpaid',
    work: 'purchaseVatUnpaid',
    schedule: '20,50 * * * *',
    turn: (context, { companyId, today }) => proposeUnpaid(context, companyId, today),
  });
}

/**
 * Looks at all VAT that a company has claimed: what stays unpaid is warned of in the eleventh month and proposed as output VAT in
 * the twelfth, so much as is open; what is paid later is proposed to be taken back (VAT Act s 22(3)). A second person posts it.
 */
export async function proposeUnpaid(context: Context, companyId: string, today: CalendarDate): Promise<void> {
  const { db, partition } = context;
  await withReachOfBooks(context, async () => {
    const { rows } = await sql<Claim>`
      select p.id, p.supplier_invoice_no, p.posting_date::text as posting_date, p.gross, p.vat_claimed, p.vat_proposed, p.vat_warned_at, o.open,
             (select s.registered_name from supplier s where s.partition = p.partition and s.id = p.supplier_id) as supplier_name
        from purchase_invoice p, lateral (select greatest(-open_amount(p.partition, p.item_id, ${today}::date), 0) as open) o
       where p.partition = ${partition} and p.company_id = ${companyId} and p.vat_claimed > 0 and p.posting_date <= ${today}::date - interval '10 months'
         and (o.open > 0 or p.vat_proposed > 0) order by p.posting_date, p.id for update of p`.execute(db);
    for (const claim of rows) await settleClaim(context, companyId, claim, today);
  });
}

async function settleClaim(context: Context, companyId: string, claim: Claim, today: CalendarDate): Promise<void> {
  const { db, partition } = context;
  const { state, vat, dueOn } = unpaidVat({
    claimedOn: claim.posting_date,
    vat: cents(claim.vat_claimed),
    gross: cents(claim.gross),
    open: cents(claim.open),
    today,
  });
  if (state !== '' && claim.vat_warned_at === null) {
    await sql`update purchase_invoice set vat_warned_at = ${context.now} where partition = ${partition} and id = ${claim.id}`.execute(
      db,
    );
    await context.audit([{ noun: purchaseNoun, recordId: claim.id, event: 'vatWarned', after: { vat, dueOn } }]);
    await context.publish('purchaseInvoices', 'purchaseInvoice.vatWarned', claim.id);
  }
  const owed = state === 'due' ? vat : 0n;
  const change = owed - BigInt(claim.vat_proposed);
  if (change === 0n) return;
  const date = await firstOpenDay(context, { companyId, area: 'journals', date: change > 0n ? dueOn : today });
  // It waits for a month that is open.
  if (date === undefined || !(await propose(context, companyId, { claim, change: cents(change), date }))) return;
  await sql`update purchase_invoice set vat_proposed = ${Number(owed)} where partition = ${partition} and id = ${claim.id}`.execute(
    db,
  );
  await context.audit([
    { noun: purchaseNoun, recordId: claim.id, event: 'vatProposed', after: { vat: cents(change), dueOn } },
  ]);
  await context.publish('purchaseInvoices', 'purchaseInvoice.vatProposed', claim.id);
}

/** A draft of a journal: cost against VAT out, or back. Says whether the chart has what it needs. */
async function propose(
  context: Context,
  companyId: string,
  { claim, change, date }: { readonly claim: Claim; readonly change: Cents; readonly date: CalendarDate },
): Promise<boolean> {
  const vatOut = await accountOfRole(context, 'vatOut');
  const [line] = (await linesOf(context, [claim.id])).toSorted((one, other) => other.net - one.net);
  if (!vatOut || !line || line.account === '') return false;
  const { rows } = await sql<{ code: string }>`
    select code from profit_centre where partition = ${context.partition} and id = ${line.profit_centre_id}`.execute(
    context.db,
  );
  const text = `${claim.supplier_name} ${claim.supplier_invoice_no}`.slice(0, 200);
  const of = (account: string, centre: string, amount: bigint, vatCode: 'standard' | 'outOfScope') => ({
    group: '',
    account,
    centre,
    text,
    debit: amount > 0n ? cents(amount) : null,
    credit: amount < 0n ? cents(-amount) : null,
    vatCode,
    loadNumber: '',
    party: '',
    number: '',
    date: null,
    dueDate: null,
  });
  await createProposal(context, {
    head: {
      companyId,
      kind: 'journal',
      date,
      reverseOn: null,
      reason: `VAT Act s 22(3): ${text}`.slice(0, 200),
      documentId: null,
    },
    lines: [of(line.account, rows[0]?.code ?? '', change, 'outOfScope'), of(vatOut.number, '', -change, 'standard')],
  });
  return true;
}
