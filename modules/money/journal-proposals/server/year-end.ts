import { sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import type { JournalProposalFailureCode } from '../messages/failures/index.ts';
import type { ProposalState } from '../status.ts';
import type { StoredProposal } from './queries.ts';
import { createProposal } from './save-proposal.ts';

const fail = failures<FailureCode | JournalProposalFailureCode>();

interface Ending {
  readonly period_id: string;
  readonly company_id: string;
  readonly name: string;
  readonly last_day: CalendarDate;
}

/**
 * Proposes what brings income, costs and expenses to nothing at the end of a year, by account and centre, against retained
 * earnings. After a first end, what was posted late is a proposal of the difference.
 */
export async function proposeYearEnd(context: Context, yearId: string): Promise<StoredProposal> {
  const { db, partition } = context;
  const { rows } = await sql<Ending>`
    select p.id as period_id, p.company_id, y.name, p.last_day::text as last_day from fiscal_year y
      join posting_period p on p.partition = y.partition and p.year_id = y.id and p.no = 13
     where y.partition = ${partition} and y.id = ${yearId}`.execute(db);
  const [year] = rows;
  if (!year) throw fail('notFound', 'notFound');
  await refuseWaiting(context, year.period_id);
  const retained = await accountOfRole(context, 'retainedEarnings');
  if (!retained) throw fail('retainedEarningsMissing', 'rule');
  const open = await openResults(context, year);
  if (open.length === 0) throw fail('yearEndNothing', 'rule');
  const profit = sumOf(open.map(({ amount }) => amount));
  const lines = [
    ...open.map(({ account, centre, amount }) => line(account, centre, -amount as Cents)),
    ...(profit === 0n ? [] : [line(retained.number, '', profit)]),
  ];
  const head = { companyId: year.company_id, date: year.last_day, reverseOn: null, documentId: null };
  return createProposal(context, {
    head: { ...head, kind: 'yearEnd', reason: `Year end ${year.name}`, periodId: year.period_id },
    lines,
  });
}

function line(account: string, centre: string, signed: Cents) {
  const [debit, credit] = signed > 0n ? [signed, null] : [null, -signed as Cents];
  const nothing = {
    group: '',
    text: '',
    vatCode: '',
    loadNumber: '',
    party: '',
    number: '',
    date: null,
    dueDate: null,
  } as const;
  return { ...nothing, account, centre, debit, credit };
}

async function refuseWaiting({ db, partition }: Context, periodId: string): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select number from journal_proposal
     where partition = ${partition} and period_id = ${periodId} and kind = 'yearEnd' and status <> ${literal<ProposalState>('POSTED')}`.execute(
    db,
  );
  if (rows[0]) throw fail('proposalWaits', 'rule', { number: rows[0].number });
}

/** What income, costs and expenses come to until the end of a year, and is not closed yet. */
async function openResults({ db, partition }: Context, { company_id, last_day }: Ending) {
  const { rows } = await sql<{ account: string; centre: string; amount: number }>`
    select t.code as account, coalesce(c.code, '') as centre, sum(b.debit - b.credit)::bigint as amount
      from ledger_balance b
      join posting_period p on p.partition = b.partition and p.id = b.period_id and p.last_day <= ${last_day}::date
      join journal_account t on t.partition = b.partition and t.id = b.account_id and t.class in ('income', 'cost', 'expense')
      left join profit_centre c on c.partition = b.partition and c.id = b.centre_id
     where b.partition = ${partition} and b.company_id = ${company_id}
     group by t.code, c.code having sum(b.debit - b.credit) <> 0 order by t.code, c.code`.execute(db);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: cents(amount) }));
}
