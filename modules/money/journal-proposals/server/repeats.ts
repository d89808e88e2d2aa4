import { sql } from 'kysely';
import { addMonths, type CalendarDate } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { nextVersion } from '#platform/server/records.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { type ClientDay, dailyWork } from '#modules/base/companies/server/index.ts';
import type { proposedLine } from '../fields.ts';
import type { ProposalState } from '../status.ts';
import type { z } from 'zod';
import { proposals } from './lives.ts';
import { findProposal, linesOf, type StoredProposal, type TypedLine } from './queries.ts';
import { createProposal } from './save-proposal.ts';

/** Each day of a company: what recurs is proposed for the month that has begun. */
export function repeatByCalendar(app: App): JobKind<object> {
  return dailyWork(app, {
    name: 'journal-repeats',
    work: 'journalRepeats',
    schedule: '15,45 * * * *',
    turn: repeatDue,
  });
}

/**
 * Proposes what recurs, for each month up to that of a day that was not proposed yet. Somebody reads each and approves it: an
 * amount that changed is changed in the draft. Months that were missed are made up for.
 */
export async function repeatDue(
  context: Context,
  { companyId, today }: Pick<ClientDay, 'companyId' | 'today'>,
): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select id from journal_proposal
     where partition = ${partition} and company_id = ${companyId} and status = ${literal<ProposalState>('POSTED')} and repeat_until is not null
       and coalesce(repeated_to, posting_date) < least(repeat_until, (date_trunc('month', ${today}::date) + interval '1 month - 1 day')::date)
     order by number for update`.execute(db);
  for (const { id } of rows) await repeat(context, (await findProposal(context, id))!, today);
}

async function repeat(context: Context, stored: StoredProposal, today: CalendarDate): Promise<void> {
  const { db, partition } = context;
  // Counted from the first day each time: the 31st is the 28th in February, and the 31st again in March.
  for (let months = stored.repeat_every; ; months += stored.repeat_every) {
    const date = addMonths(stored.posting_date, months);
    if (date > stored.repeat_until! || date.slice(0, 7) > today.slice(0, 7)) return;
    if (stored.repeated_to !== null && date <= stored.repeated_to) continue;
    const lines = await linesOf(context, stored.id);
    await createProposal(context, {
      head: {
        companyId: stored.company_id,
        kind: stored.kind,
        date,
        reverseOn: stored.reverse_on === null ? null : addMonths(stored.reverse_on, months),
        reason: stored.reason,
        documentId: stored.document_id,
        repeats: stored,
      },
      lines: lines.map(typedAs),
    });
    await sql`update journal_proposal set repeated_to = ${date}::date where partition = ${partition} and id = ${stored.id}`.execute(
      db,
    );
  }
}

/** A line as it is kept, in the shape in which it is proposed. */
export function typedAs(line: TypedLine): z.output<typeof proposedLine> {
  const { row: _, vatCode, ...typed } = line;
  return { ...typed, vatCode: vatCode as '' };
}

/** From now on it is not proposed again; what was proposed stays. */
export async function endRepeats(context: Context, id: string): Promise<StoredProposal> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const stored = await proposals.toChange(context, id);
  if (stored.repeat_until === null) return stored;
  await db
    .updateTable('journal_proposal')
    .set({ repeat_until: null, ...nextVersion(actor.name) })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .execute();
  await proposals.announce(context, stored, {
    event: 'changed',
    before: { repeatUntil: stored.repeat_until },
    after: { repeatUntil: null },
  });
  return (await findProposal(context, id))!;
}
