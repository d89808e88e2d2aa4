import { addMonths } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { formatMoney, inRand, cents } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { JournalProposalFailureCode } from '../messages/failures/index.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { spreadOver } from '../spread.ts';
import { proposalLives, proposals } from './lives.ts';
import { linesOf } from './queries.ts';
import { checkedLines } from './records.ts';
import { typedAs } from './repeats.ts';
import { createProposal, replaceLines, sumsOf } from './save-proposal.ts';

const fail = failures<FailureCode | JournalProposalFailureCode>();

/**
 * Spreads the amounts of a draft over months: the draft keeps the first share, and each month after it gets a draft of its
 * own, which somebody submits and approves when that month has come. Refuses what is out of balance, what was made for a
 * period, and what recurs or was spread already.
 */
export async function spreadProposal(context: Context, id: string, months: number) {
  refuseWhenScoped(context);
  const stored = await proposals.toChange(context, id);
  proposalLives.next(stored, 'edit');
  if (stored.kind !== 'journal' || stored.repeat_until !== null || stored.spread_parts !== null)
    throw fail('spreadNotPossible', 'rule');
  const lines = await linesOf(context, id);
  const { checked } = await checkedLines(context, stored, lines);
  if (checked.findings.length > 0) throw fail('proposalIncomplete', 'rule', { count: checked.findings.length });
  const parts = spreadOver(lines.map(typedAs), months);
  if (!parts) throw fail('spreadTooSmall', 'rule', { months });
  const [own = [], ...later] = parts;
  await replaceLines(context, id, own);
  const total = cents(stored.total);
  const changed = await proposalLives.move(context, stored, 'edit', {
    columns: { ...sumsOf(stored, own), spread_part: 1, spread_parts: months },
    before: { total },
    after: { total: cents(sumsOf(stored, own).total), months },
  });
  for (const [place, part] of later.entries())
    await createProposal(context, {
      head: {
        companyId: stored.company_id,
        kind: stored.kind,
        // Counted from the first day each time: the 31st is the 28th in February, and the 31st again in March.
        date: addMonths(stored.posting_date, place + 1),
        reverseOn: stored.reverse_on === null ? null : addMonths(stored.reverse_on, place + 1),
        reason: `${stored.reason} (${place + 2}/${months}, ${formatMoney(inRand(total), context.language)})`.slice(
          0,
          200,
        ),
        documentId: stored.document_id,
        spread: { of: stored, part: place + 2, parts: months },
      },
      lines: part,
    });
  return { id, lockId: lockIdOf(changed), months };
}
