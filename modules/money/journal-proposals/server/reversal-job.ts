import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { type ClientDay, dailyWork } from '#modules/base/companies/server/index.ts';
import type { ProposalState } from '../status.ts';
import { reversePosted } from './post-proposal.ts';
import { findProposal } from './queries.ts';

/** Each day of a company: journals that are reversed on a day are, once it has come. */
export function reverseOnTheirDay(app: App): JobKind<object> {
  return dailyWork(app, {
    name: 'journal-reversals',
    work: 'journalReversals',
    schedule: '5,35 * * * *',
    turn: reverseDue,
  });
}

/** Reverses what is due on a day, or was before and is not reversed yet. */
export async function reverseDue(
  context: Context,
  { companyId, today }: Pick<ClientDay, 'companyId' | 'today'>,
): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select id from journal_proposal
     where partition = ${partition} and company_id = ${companyId} and status = ${literal<ProposalState>('POSTED')} and reverse_on <= ${today}::date and reversed_at is null
     order by reverse_on, number for update`.execute(db);
  for (const { id } of rows) await reversePosted(context, (await findProposal(context, id))!);
}
