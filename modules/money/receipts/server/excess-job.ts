import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { dailyWork } from '#modules/base/companies/server/index.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import { createProposal } from '#modules/money/journal-proposals/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { excessOf } from '../excess.ts';
import { receiptNumber } from '../kinds.ts';
import type { ReceiptState } from '../status.ts';
import { receipts } from './end.ts';
import { receiptsWhere, type StoredReceipt } from './queries.ts';
import { countryOf, leftOf, vatWithin } from './records.ts';
import { settingOf } from './settings.ts';

/** Each day of a company: VAT on money that was kept is proposed, and taken back once the money is not kept any more. */
export function proposeExcessVat(app: App): JobKind<object> {
  return dailyWork(app, {
    name: 'receipts-excess',
    work: 'receiptsExcess',
    schedule: '20 * * * *',
    turn: (context, { companyId }) => proposeExcess(context, companyId),
  });
}

/**
 * Proposes journals for too much that customers paid and that was kept for four months: output VAT on what is left, on the last
 * day of the VAT period (VAT Act s 8(27)). What is refunded or set off later takes its part of it back, today.
 */
export async function proposeExcess(context: Context, companyId: string): Promise<void> {
  const company = await bookCompany(context, companyId);
  const { vat_cycle } = await settingOf(context, company.id);
  const kept = await receiptsWhere(
    context,
    sql`t.company_id = ${company.id} and t.kind = 'receipt' and t.item_id is not null and t.currency = ${company.currency}
        and (t.purpose = 'tooMuch' and t.status = ${literal<ReceiptState>('POSTED')} and t.day <= ${company.today}::date - 90 or t.excess_vat <> 0)`,
  );
  const country = await countryOf(context, company.id);
  for (const each of kept) {
    const { taxedOn } = excessOf(each.day, vat_cycle);
    const isDue = each.purpose === 'tooMuch' && taxedOn <= company.today;
    const vat = isDue ? vatWithin(leftOf(each), { country, day: taxedOn }) : cents(0);
    const more = cents(vat - BigInt(each.excess_vat));
    if (more !== 0n) await propose(context, each, { vat, more, date: each.excess_vat === 0 ? taxedOn : company.today });
  }
}

async function propose(
  context: Context,
  stored: StoredReceipt,
  { vat, more, date }: { readonly vat: Cents; readonly more: Cents; readonly date: CalendarDate },
): Promise<void> {
  const [kept, out] = [await accountOfRole(context, 'excessVat'), await accountOfRole(context, 'vatOut')];
  if (!kept || !out) return;
  const number = receiptNumber(stored.kind, stored.number);
  const line = (account: string, signed: bigint) => ({
    group: '',
    account,
    centre: '',
    vatCode: '' as const,
    loadNumber: '',
    party: '',
    number: '',
    date: null,
    dueDate: null,
    text: number,
    debit: signed > 0n ? cents(signed) : null,
    credit: signed < 0n ? cents(-signed) : null,
  });
  const { id } = await createProposal(context, {
    head: {
      companyId: stored.company_id,
      kind: 'journal',
      date,
      reverseOn: null,
      reason: `VAT Act s 8(27): ${number}`,
      documentId: null,
    },
    lines: [line(kept.number, more), line(out.number, -more)],
  });
  await receipts.change(context, stored, {
    columns: { excess_proposal_id: id, excess_vat: Number(vat) },
    event: 'taxed',
    after: { vat, date },
  });
}
