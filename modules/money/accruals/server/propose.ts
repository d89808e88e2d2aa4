import { addDays } from '#platform/dates.ts';
import { sumOf } from '#platform/calculations.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import { createProposal, savedOf } from '#modules/money/journal-proposals/server/index.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import type { AccrualFailureCode } from '../messages/failures/index.ts';
import { accrualOf, findMonth, gatherAccruals, type Gathered } from './gather.ts';

const fail = failures<FailureCode | AccrualFailureCode>();
const noDetails = { vatCode: '', loadNumber: '', party: '', number: '', date: null, dueDate: null } as const;

/**
 * Proposes what a month has earned and cost without an invoice; its journals reverse themselves on the first of the next
 * month. Income and costs are journals of their own. A month is accrued once.
 */
export async function proposeAccrual(context: Context, periodId: string) {
  const month = await findMonth(context, periodId);
  if (!month) throw fail('notFound', 'notFound');
  if (month.no === 13) throw fail('accrualOfMonths', 'rule');
  await openBooks(context, month.company_id);
  const present = await accrualOf(context, periodId);
  if (present) throw fail('accrualExists', 'rule', { number: present.number });
  const rows = await gatherAccruals(context, month);
  if (rows.length === 0) throw fail('accrualNothing', 'rule');
  const [income, cost] = [await accountOfRole(context, 'accruedIncome'), await accountOfRole(context, 'accruedCost')];
  if (!income || !cost) throw fail('accrualAccountsMissing', 'rule');
  const stored = await createProposal(context, {
    head: {
      companyId: month.company_id,
      kind: 'accrual',
      periodId,
      date: month.last_day,
      reverseOn: addDays(month.last_day, 1),
      reason: `Accrual ${month.first_day.slice(0, 7)}`,
      documentId: null,
    },
    lines: [
      ...journal(
        'A',
        rows.filter(({ source }) => source === 'sales'),
        income.number,
      ),
      ...journal(
        'B',
        rows.filter(({ source }) => source !== 'sales'),
        cost.number,
      ),
    ],
  });
  return savedOf(stored);
}

/** The lines of one side, and the account that stands against them until the invoices come. */
function journal(group: string, rows: readonly Gathered[], against: string) {
  if (rows.length === 0) return [];
  const line = (account: string, centre: string, signed: Cents, text: string) => ({
    ...noDetails,
    group,
    account,
    centre,
    text,
    debit: signed > 0n ? signed : null,
    credit: signed < 0n ? (-signed as Cents) : null,
  });
  const total = sumOf(rows.map(({ amount }) => amount));
  return [
    ...rows.map(({ account, centre, amount, source, count }) => line(account, centre, amount, `${source}: ${count}`)),
    ...(total === 0n ? [] : [line(against, '', -total as Cents, '')]),
  ];
}
