import { sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import { formatDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { formatMoney, type Cents, inRand } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JournalSource } from '../contract.ts';
import type { LedgerFailureCode } from '../messages/failures/index.ts';
import type { Posting } from './posting.ts';

const fail = failures<LedgerFailureCode>();
/** What people propose, line by line: it leaves control accounts to documents. */
const typedSources: readonly JournalSource[] = ['journal', 'accrual', 'yearEnd'];

interface UsedAccount {
  readonly id: string;
  readonly code: string;
  readonly is_active: boolean;
  readonly is_control: boolean;
  readonly centre_required: boolean;
}
interface UsedCentre {
  readonly id: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly active_from: string | null;
  readonly active_to: string | null;
}

/**
 * Refuses what the database would refuse without a sentence: a journal out of balance, an account that is closed or takes
 * documents only, a profit centre that is missing or not in use on the day. A reversal mirrors what was allowed once.
 */
export async function checkLines(context: Context, postings: readonly Posting[]): Promise<void> {
  for (const { lines } of postings) refuseUnbalanced(context, lines);
  const asked = postings.filter(({ reversalOf }) => reversalOf === undefined);
  if (asked.length === 0) return;
  const used = await usedBy(context, asked);
  for (const posting of asked) refuseLines(context, posting, used);
}

function refuseUnbalanced({ language }: Context, lines: Posting['lines']): void {
  if (lines.length < 2) throw fail('journalTooShort', 'rule');
  const difference = sumOf(lines.map(({ amount }) => amount));
  if (difference !== 0n) throw fail('unbalanced', 'rule', { amount: formatMoney(inRand(difference), language) });
  for (const [currency, own] of Map.groupBy(lines, (line) => line.currency)) {
    const rest = sumOf(own.map(({ amount, currencyAmount = amount }) => currencyAmount));
    if (currency !== undefined && rest !== 0n)
      throw fail('unbalanced', 'rule', { amount: formatMoney({ cents: rest, currency }, language) });
  }
}

async function usedBy({ db, partition }: Context, postings: readonly Posting[]) {
  const lines = postings.flatMap((posting) => posting.lines);
  const accountIds = [...new Set(lines.map(({ accountId }) => accountId))];
  const centreIds = [...new Set(lines.flatMap(({ centreId }) => centreId ?? []))];
  const { rows } = await sql<{ accounts: UsedAccount[] | null; centres: UsedCentre[] | null }>`
    select (select jsonb_agg(jsonb_build_object('id', id, 'code', code, 'is_active', is_active, 'is_control', is_control, 'centre_required', centre_required))
              from journal_account where partition = ${partition} and id = any (${accountIds}::uuid[])) as accounts,
           (select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'is_active', is_active, 'active_from', active_from, 'active_to', active_to))
              from profit_centre where partition = ${partition} and id = any (${centreIds}::uuid[])) as centres`.execute(
    db,
  );
  return {
    accounts: new Map((rows[0]?.accounts ?? []).map((account) => [account.id, account])),
    centres: new Map((rows[0]?.centres ?? []).map((centre) => [centre.id, centre])),
  };
}

function refuseLines(
  { language }: Context,
  { lines, source, date }: Posting,
  { accounts, centres }: Awaited<ReturnType<typeof usedBy>>,
): void {
  for (const { accountId, centreId } of lines) {
    const account = accounts.get(accountId);
    if (!account?.is_active) throw fail('accountClosed', 'rule', { number: account?.code ?? accountId });
    if (account.is_control && typedSources.includes(source))
      throw fail('accountControl', 'rule', { number: account.code });
    if (account.centre_required && !centreId) throw fail('ledgerCentreMissing', 'rule', { number: account.code });
    const centre = centreId ? centres.get(centreId) : undefined;
    // A year ends with all its centres, also with those that ended before it.
    if (centreId && source !== 'yearEnd' && !isInUse(centre, date))
      throw fail('ledgerCentreInactive', 'rule', {
        centre: centre?.name ?? centreId,
        date: formatDate(date, language),
      });
  }
}

/** Whether documents of a day may name a centre. */
function isInUse(centre: UsedCentre | undefined, date: string): boolean {
  if (!centre?.is_active) return false;
  return (centre.active_from ?? date) <= date && date <= (centre.active_to ?? date);
}

/** The sum of the debits of a journal. */
export function debitOf(lines: Posting['lines']): Cents {
  return sumOf(lines.map(({ amount }) => amount).filter((amount) => amount > 0n));
}
