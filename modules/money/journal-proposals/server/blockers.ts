import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { BlockerProvider } from '#modules/money/posting-periods/server/index.ts';
import type { ProposalState } from '../status.ts';

/** Journals that wait in a month, and an opening account that is not back at nothing. */
export const proposalsBlock: BlockerProvider = {
  async find(context, { companyId, area, from, to }) {
    if (area !== 'journals') return [];
    const { db, partition } = context;
    const { rows: waiting } = await sql<{ status: string; count: number; amount: number; names: string[] }>`
      select case when status = ${literal<ProposalState>('SUBMITTED')} then 'proposalsSubmitted' else 'proposalsDraft' end as status, count(*)::int as count, sum(total)::bigint as amount,
             (array_agg(number order by number))[1:5] as names
        from journal_proposal
       where partition = ${partition} and company_id = ${companyId} and status <> ${literal<ProposalState>('POSTED')} and posting_date between ${from}::date and ${to}::date
       group by 1`.execute(db);
    const { rows: opening } = await sql<{ amount: number }>`
      select coalesce(sum(b.debit - b.credit), 0)::bigint as amount
        from journal_account t
        join ledger_balance b on b.partition = t.partition and b.account_id = t.id and b.company_id = ${companyId}
        join posting_period p on p.partition = b.partition and p.id = b.period_id and p.last_day <= ${to}::date
       where t.partition = ${partition} and t.role = 'opening'`.execute(db);
    const remains = cents(opening[0]?.amount ?? 0);
    return [
      ...waiting.map(({ status, count, amount, names }) => ({
        code: status,
        // What nobody has submitted may be left; what waits for a decision is decided first.
        barring: status === 'proposalsSubmitted',
        count,
        amount: cents(amount),
        names,
        url: '/transactionproposals',
      })),
      {
        code: 'openingRemains',
        barring: true,
        count: remains === 0n ? 0 : 1,
        amount: remains,
        names: [],
        url: '/transactionhistory',
      },
    ];
  },
  async drafts({ db, partition }, periodIds) {
    const { rows } = await sql<{ period_id: string; count: number }>`
      select p.id as period_id, count(*)::int as count
        from posting_period p
        join journal_proposal t on t.partition = p.partition and t.company_id = p.company_id and t.status <> ${literal<ProposalState>('POSTED')} and t.posting_date between p.first_day and p.last_day
       where p.partition = ${partition} and p.id = any (${[...periodIds]}::uuid[]) and p.no < 13 group by p.id`.execute(
      db,
    );
    return new Map(rows.map(({ period_id, count }) => [`${period_id} journals`, count]));
  },
};
