import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { bankService } from '../contract.ts';
import type { BankOwnerKind } from './owners.ts';
import { bankQueue } from './queue.ts';
import { recordBankVersion } from './versions.ts';

const fail = failures<FailureCode>();
const kind = 'company';

/** Companies have bank details too. Nothing else of them is approved, so every version waits, also the first. */
export const companyBankOwner: BankOwnerKind = {
  kind,

  async names({ db, partition }, ids) {
    const rows = await db
      .selectFrom('company')
      .select(['id', 'name'])
      .where('partition', '=', partition)
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, { name, accountNumber: '' }]));
  },

  async lock({ db, partition }, id) {
    const held = await db
      .selectFrom('company')
      .select('id')
      .where('partition', '=', partition)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw fail('notFound', 'notFound');
  },

  async record(context, id, { event, before, after }) {
    await context.audit({ noun: kind, recordId: id, event, ...(before && { before }), after });
    // Looking at a number changes nothing.
    if (event !== 'bankAccountShown') await publish(context, event, id);
  },
};

/** Records bank details of a company. They are used nowhere until somebody else has approved them. */
export async function recordCompanyBank(
  context: Context,
  { companyId, ...account }: z.output<(typeof bankService)['operations']['putCompanyBank']['input']>,
): Promise<{ bankVersionId: string }> {
  const { actor } = context;
  await companyBankOwner.lock(context, companyId);
  const bankVersionId = await recordBankVersion(context, {
    owner: { kind, id: companyId },
    details: { ...account, bankCode: '' },
    by: actor.name,
    byId: actor.kind === 'user' ? actor.id : null,
    status: 'pending',
  });
  await context.audit({ noun: kind, recordId: companyId, event: 'bankChangeRequested', after: account });
  await publish(context, 'bankChangeRequested', companyId);
  return { bankVersionId };
}

async function publish(context: Context, event: string, id: string): Promise<void> {
  await context.publish('companies', event, id);
  await context.publish('approvals', event, id);
}

/** Bank details of companies that wait for a second person. */
export const companyBankQueue = bankQueue({
  ownerKind: kind,
  nameColumn: 'name',
  page: 'company',
  reads: ['getCompanies', 'getBankChanges'],
});
