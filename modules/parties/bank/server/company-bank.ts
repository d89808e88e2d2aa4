import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import { isMasked, maskNumber } from '#platform/mask.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseStale } from '#platform/server/records.ts';
import { refuseWhenOfParties } from '#modules/base/access/server/index.ts';
import type { bankService } from '../contract.ts';
import type { BankOwnerKind } from './owners.ts';
import { bankQueue } from './queue.ts';
import { openAccount, recordBankVersion } from './versions.ts';

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

type Operations = (typeof bankService)['operations'];

/** What waits, or else what is in use. */
function newestVersion({ db, partition }: Context, companyId: string) {
  return db
    .selectFrom('bank_version')
    .select(['id', 'version', 'status', 'bank', 'branch_name', 'branch_code', 'account_sealed'])
    .select(['recorded_by', 'recorded_at'])
    .where('partition', '=', partition)
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', companyId)
    .where('status', 'in', ['pending', 'current'])
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
type Newest = Awaited<ReturnType<typeof newestVersion>>;

/** A version that ended is another record than the one that took its place. */
function lockIdOf(newest: Newest): string {
  return newest ? `${newest.id}.${newest.version}` : 'none';
}

function accountOf({ app, partition }: Context, newest: Newest): string {
  return newest ? openAccount(app.sealer, partition, newest) : '';
}

function shown(context: Context, companyId: string, newest: Newest): z.input<Operations['getCompanyBank']['output']> {
  return {
    companyId,
    lockId: lockIdOf(newest),
    bank: newest?.bank ?? '',
    branchName: newest?.branch_name ?? '',
    branchCode: newest?.branch_code ?? '',
    bankAccountNo: maskNumber(accountOf(context, newest)),
    status: newest?.status ?? null,
  };
}

export async function readCompanyBank(
  context: Context,
  companyId: string,
): Promise<z.input<Operations['getCompanyBank']['output']>> {
  refuseWhenOfParties(context);
  if (!(await companyBankOwner.names(context, [companyId])).has(companyId)) throw fail('notFound', 'notFound');
  return shown(context, companyId, await newestVersion(context, companyId));
}

/** Records bank details of a company. They are used nowhere until somebody else has approved them. */
export async function recordCompanyBank(
  context: Context,
  { companyId, ...account }: z.output<Operations['putCompanyBank']['input']>,
): Promise<{ bankVersionId: string }> {
  const { actor } = context;
  refuseWhenOfParties(context);
  await companyBankOwner.lock(context, companyId);
  const newest = await newestVersion(context, companyId);
  await refuseStale(context, lockIdOf(newest), () => ({
    by: newest?.recorded_by ?? '',
    at: newest?.recorded_at ?? new Date(0),
    show: () => shown(context, companyId, newest),
  }));
  const bankAccountNo = numberMeant(account.bankAccountNo, accountOf(context, newest));
  const bankVersionId = await recordBankVersion(context, {
    owner: { kind, id: companyId },
    details: { ...account, bankAccountNo, bankCode: '' },
    by: actor.name,
    byId: actor.kind === 'user' ? actor.id : null,
    status: 'pending',
  });
  const after = { ...account, bankAccountNo };
  await context.audit({ noun: kind, recordId: companyId, event: 'bankChangeRequested', after });
  await publish(context, 'bankChangeRequested', companyId);
  return { bankVersionId };
}

/** The number on file where it came back masked. The mask of any other number stands for nothing. */
function numberMeant(came: string, onFile: string): string {
  if (!isMasked(came)) return came;
  if (onFile !== '' && came === maskNumber(onFile)) return onFile;
  throw invalidFields({ bankAccountNo: { code: 'digitsOnly' } });
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
