import { sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import { cents, formatMoney, inRand } from '#platform/money.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { type AccountRole, journalAccounts, journalAccountService } from '../contract.ts';
import type { JournalAccountFailureCode } from '../messages/failures/index.ts';

export { accountOfRole, accountsOfNumbers } from './known.ts';
export { openChart } from './open-chart.ts';

const fail = failures<JournalAccountFailureCode>();

export const journalAccountStore = masterStore(journalAccounts, {
  // What was posted is read by them for ever.
  fixedOnceUsed: ['number', 'class', 'role'],
  async refuse(context, { before, values }) {
    if (values.role !== '') await refuseTaken(context, before?.id, values.role);
  },
});

export const journalAccountOperations: Implementation = implement(journalAccountService, {
  getJournalAccounts: journalAccountStore.list,
  postJournalAccount: journalAccountStore.create,
  async putJournalAccount(context, account) {
    if (!account.isActive) await refuseWithMoney(context, account.id);
    return journalAccountStore.change(context, account);
  },
});

async function refuseTaken({ db, partition }: Context, id: string | undefined, role: AccountRole): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from journal_account where partition = ${partition} and role = ${role} and id is distinct from ${id ?? null}::uuid`.execute(
    db,
  );
  if (rows[0]) throw invalidFields({ role: { code: 'accountRoleTaken', details: { number: rows[0].code } } });
}

/** Money that stands on an account is posted elsewhere first. The database holds it whoever writes. */
async function refuseWithMoney({ db, partition, language }: Context, id: string): Promise<void> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(debit - credit), 0)::bigint as amount from ledger_balance
     where partition = ${partition} and account_id = ${id}`.execute(db);
  const amount = cents(rows[0]!.amount);
  if (amount !== 0n) throw fail('accountHasMoney', 'rule', { amount: formatMoney(inRand(amount), language) });
}
