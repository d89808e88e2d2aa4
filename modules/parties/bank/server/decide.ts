import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { maskNumber } from '#platform/mask.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding, type DecidingContext } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { stateAfter } from '#platform/server/life.ts';
import { lockIdOf, refuseStale } from '#platform/server/records.ts';
import { confirmAgain, refuseForeignSupplier } from '#modules/base/access/server/index.ts';
import { explained, explainedFacts, latestDocuments } from '#modules/base/documents/server/index.ts';
import type { bankService } from '../contract.ts';
import type { BankFailureCode } from '../messages/failures/index.ts';
import { type BankReading, bankReadings } from '../readings.ts';
import { bankVersion, type BankVersionState } from '../status.ts';
import type { BankHappening, BankOwnerKind } from './owners.ts';
import { needsSecondFactor } from './rule.ts';
import { endVersion, openAccount, type BankDetails } from './versions.ts';

const fail = failures<FailureCode | BankFailureCode>();

type Owners = readonly BankOwnerKind[];
interface Decided {
  readonly bankVersionId: string;
  readonly lockId: string;
  readonly status: BankVersionState;
}

type Approval = z.output<(typeof bankService)['operations']['approveBankChange']['input']>;

/**
 * The version that waits becomes what is paid to; who recorded it cannot do this. Who has a second factor proves again that
 * it is they, because a desk left open would be enough for a thief; a company may ask that everybody here has one.
 */
export async function approveBankChange(
  call: Context,
  owners: Owners,
  { bankVersionId, confirmation, differenceReason }: Approval,
): Promise<Decided> {
  const { context, row, owner } = await changeToDecide(call, owners, bankVersionId, 'approve');
  const confirmed = await confirmAgain(context, confirmation);
  if (confirmed === 'none' && (await needsSecondFactor(context))) throw fail('bankNeedsSecondFactor', 'rule');
  const against = explained(await readingsAgainstLetter(context, owner, row), differenceReason);
  const before = await currentOf(context, row);
  await endVersion(context, { kind: row.owner_kind, id: row.owner_id }, 'replace');
  const decided = await writeDecision(context, row, 'approve', { difference_reason: against.differenceReason });
  await owner.record(context, row.owner_id, {
    event: 'bankChangeApproved',
    ...(before && { before: detailsOf(context, before) }),
    after: { ...detailsOf(context, row), confirmedBy: confirmed, ...explainedFacts(against) },
  });
  return decided;
}

/** What was in use stays in use. */
export async function rejectBankChange(call: Context, owners: Owners, id: string, reason: string): Promise<Decided> {
  const { context, row, owner } = await changeToDecide(call, owners, id, 'reject');
  const decided = await writeDecision(context, row, 'reject', { reject_reason: reason });
  await owner.record(context, row.owner_id, { event: 'bankChangeRejected', after: { reason } });
  return decided;
}

/** The number in full, for comparing it with a letter of the bank. */
export async function showAccountNumber(
  context: Context,
  owners: Owners,
  id: string,
): Promise<{ bankAccountNo: string }> {
  const row = await findVersion(context, id);
  const happening: BankHappening = { event: 'bankAccountShown', after: { bankAccountNo: row.account_last4 } };
  await ownerOf(owners, row.owner_kind).record(context, row.owner_id, happening);
  return { bankAccountNo: openAccount(context.app.sealer, context.partition, row) };
}

type Row = Awaited<ReturnType<typeof findVersion>>;

async function findVersion(context: Context, id: string) {
  const { db, partition } = context;
  const row = await db
    .selectFrom('bank_version')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw fail('notFound', 'notFound');
  await refuseForeignSupplier(context, row.owner_id);
  return row;
}

/** The version, with its party held first: every change of a party's bank details takes that lock. */
async function changeToDecide(
  context: Context,
  owners: Owners,
  id: string,
  event: 'approve' | 'reject',
): Promise<{ context: DecidingContext; row: Row; owner: BankOwnerKind }> {
  const { owner_kind, owner_id } = await findVersion(context, id);
  const owner = ownerOf(owners, owner_kind);
  await owner.lock(context, owner_id);
  const row = await findVersion(context, id);
  await refuseStale(context, lockIdOf(row), () => ({
    by: row.decided_by ?? row.recorded_by,
    at: row.decided_at ?? row.recorded_at,
    show: () => ({
      bankVersionId: row.id,
      lockId: lockIdOf(row),
      status: row.status,
      details: {
        ...detailsOf(context, row),
        bankAccountNo: maskNumber(openAccount(context.app.sealer, row.partition, row)),
      },
    }),
  }));
  stateAfter(bankVersion, row.status, event);
  return { context: deciding(context, [row.recorded_by_id], fail('ownBankChange', 'rule')), row, owner };
}

function ownerOf(owners: Owners, kind: string): BankOwnerKind {
  const owner = owners.find((it) => it.kind === kind);
  if (!owner) throw fail('notFound', 'notFound');
  return owner;
}

async function currentOf({ db, partition }: Context, { owner_kind, owner_id }: Row): Promise<Row | undefined> {
  return db
    .selectFrom('bank_version')
    .selectAll()
    .where('partition', '=', partition)
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .where('status', '=', 'current')
    .executeTakeFirst();
}

async function writeDecision(
  { db, partition, actor }: DecidingContext,
  row: Row,
  event: 'approve' | 'reject',
  reasons: { readonly reject_reason: string } | { readonly difference_reason: string | null },
): Promise<Decided> {
  const { status, version } = await db
    .updateTable('bank_version')
    .set({
      status: stateAfter(bankVersion, row.status, event),
      decided_by: actor.name,
      decided_by_id: actor.id,
      decided_at: sql<Date>`now()`,
      ...reasons,
      version: sql<number>`version + 1`,
    })
    .where('partition', '=', partition)
    .where('id', '=', row.id)
    .returning(['status', 'version'])
    .executeTakeFirstOrThrow();
  return { bankVersionId: row.id, lockId: lockIdOf({ version }), status };
}

/** The details that wait beside the newest letter of the bank on file. */
async function readingsAgainstLetter(
  context: Context,
  owner: BankOwnerKind,
  { owner_id, account_last4, branch_code }: Row,
): Promise<readonly BankReading[]> {
  const letter = (await latestDocuments(context, 'bankConfirmation', [owner_id])).get(owner_id);
  const holder = (await owner.names(context, [owner_id])).get(owner_id)?.name ?? '';
  return bankReadings(letter?.facts, { holder, account: account_last4, branchCode: branch_code });
}

/** As the trail names them, which masks the number. */
function detailsOf({ app, partition }: Context, row: Row): Readonly<Record<keyof BankDetails, string>> {
  return {
    bank: row.bank,
    branchName: row.branch_name,
    branchCode: row.branch_code,
    bankCode: row.bank_code,
    bankAccountNo: openAccount(app.sealer, partition, row),
  };
}
