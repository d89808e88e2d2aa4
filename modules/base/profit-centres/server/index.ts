import { sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { profitCentres, profitCentreService } from '../contract.ts';
import type { ProfitCentreFailureCode } from '../messages/failures/index.ts';
import { findAccounts, refuseUnknownAccounts } from './accounts.ts';
import { findManagers } from './managers.ts';

export { refuseUnknownAccounts } from './accounts.ts';

const fail = failures<FailureCode | ProfitCentreFailureCode>();
export const profitCentreStore = masterStore(profitCentres, {
  // What documents and items name by its code keeps that code.
  fixedOnceUsed: ['code'],
  async refuse(context, { before, values }) {
    if (before) await refuseCycle(context, before.id, values.parentId);
    await refuseStranger(context, values.managerId, before?.managerId);
    await refuseUnknownAccounts(context, { before, values });
  },
});

export const profitCentreOperations: Implementation = implement(profitCentreService, {
  getAllProfitCentres: profitCentreStore.list,
  addProfitCentre: profitCentreStore.create,
  updateProfitCentre: profitCentreStore.change,
  getProfitCentreManagers: findManagers,
  getJournalAccountChoices: findAccounts,
});

/**
 * A centre is never part of itself, over however many others. Moves of one partition are looked at one after the other:
 * two that are harmless alone could close a circle together.
 */
async function refuseCycle({ db, partition }: Context, id: string, parentId: string | null): Promise<void> {
  if (parentId === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`profitCentre ${partition}`}, 0))`.execute(db);
  const { rows } = await sql`
    with recursive above as (
      select ${parentId}::uuid as id
      union
      select p.parent_id from profit_centre p join above on p.partition = ${partition} and p.id = above.id
    ) select from above where id = ${id}`.execute(db);
  if (rows.length > 0) throw fail('profitCentreCycle', 'rule', {}, { parentId: { code: 'profitCentreCycle' } });
}

/** A centre is answered for by somebody who can sign in, and sees more than one supplier. */
async function refuseStranger(context: Context, managerId: string | null, before: string | null | undefined) {
  if (managerId === null || managerId === before) return;
  const [known] = await findManagers(context, { search: '', id: managerId, atMost: 1 });
  if (!known) throw invalidFields({ managerId: { code: 'notAnOption' } });
}
