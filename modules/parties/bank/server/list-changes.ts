import { sql } from 'kysely';
import type { z } from 'zod';
import { maskNumber } from '#platform/mask.ts';
import { isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { ownSuppliers } from '#modules/base/access/server/index.ts';
import { type LatestDocument, latestDocuments } from '#modules/base/documents/server/index.ts';
import type { BankChange, bankService, MaskedBankDetails } from '../contract.ts';
import type { BankFailureCode } from '../messages/failures/index.ts';
import { bankReadings } from '../readings.ts';
import { paymentsHeldUntil } from '../rules.ts';
import type { BankOwnerKind, OwnerName } from './owners.ts';
import { openAccount } from './versions.ts';

type Operation = (typeof bankService)['operations']['getBankChanges'];

const columns = ['id', 'bank', 'branch_name', 'branch_code', 'bank_code', 'account_sealed'] as const;

/** Versions with the numbers masked; one that waits comes with what it would replace. */
export async function listBankChanges(
  context: Context,
  owners: readonly BankOwnerKind[],
  { keyIdentifier, status, page, pageSize }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  const { db, partition, actor } = context;
  let matching = db.selectFrom('bank_version').where('partition', '=', partition);
  const own = await ownSuppliers(context);
  if (own) matching = matching.where(sql<boolean>`owner_id = any (${own}::uuid[])`);
  if (keyIdentifier) matching = matching.where('owner_id', '=', keyIdentifier);
  if (status?.length) matching = matching.where('status', 'in', status);
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .select(['version', 'owner_kind', 'owner_id', 'status', 'recorded_by', 'recorded_by_id', 'recorded_at'])
      .select(['decided_by', 'decided_at', 'reject_reason', 'difference_reason', 'account_last4'])
      .orderBy('recorded_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ownersOfWaiting = rows.filter((row) => row.status === 'pending').map((row) => row.owner_id);
  const current = ownersOfWaiting.length
    ? await db
        .selectFrom('bank_version')
        .select(['owner_id', ...columns])
        .where('partition', '=', partition)
        .where('status', '=', 'current')
        .where('owner_id', 'in', ownersOfWaiting)
        .execute()
    : [];
  const names = await ownerNames(context, owners, rows);
  const letters = await latestDocuments(context, 'bankConfirmation', ownersOfWaiting);

  const detailsOf = (row: Pick<(typeof rows)[number], (typeof columns)[number]>): MaskedBankDetails => ({
    bank: row.bank,
    branchName: row.branch_name,
    branchCode: row.branch_code,
    bankCode: row.bank_code,
    maskedAccountNo: maskNumber(openAccount(context.app.sealer, partition, row)),
  });
  return {
    rows: rows.map((row) => {
      const used = row.status === 'pending' && current.find(({ owner_id }) => owner_id === row.owner_id);
      const letter = row.status === 'pending' ? letters.get(row.owner_id) : undefined;
      const isOwn = isBarredFrom(actor, 'approveBankChange', [row.recorded_by_id]);
      return {
        bankVersionId: row.id,
        lockId: String(row.version),
        ownerKind: row.owner_kind,
        keyIdentifier: row.owner_id,
        ownerName: names.get(row.owner_id)?.name ?? '',
        accountNumber: names.get(row.owner_id)?.accountNumber ?? '',
        status: row.status,
        details: detailsOf(row),
        current: used ? { bankVersionId: used.id, ...detailsOf(used) } : null,
        recordedBy: row.recorded_by,
        recordedAt: row.recorded_at.toISOString(),
        decidedBy: row.decided_by,
        decidedAt: row.decided_at?.toISOString() ?? null,
        rejectReason: row.reject_reason,
        differenceReason: row.difference_reason,
        letter: letterRow(letter),
        readings: [
          ...bankReadings(letter?.facts, {
            holder: names.get(row.owner_id)?.name ?? '',
            account: row.account_last4,
            branchCode: row.branch_code,
          }),
        ],
        paymentsHeldUntil: paymentsHeldUntil(row, context.now)?.toISOString() ?? null,
        decisionBarrier: isOwn ? ('ownBankChange' satisfies BankFailureCode) : null,
      };
    }),
    total,
    totalIsCapped: false,
  };
}

/** The letter of the bank on file, as the list of changes names it. */
function letterRow(letter: LatestDocument | undefined): BankChange['letter'] {
  if (!letter) return null;
  const { documentId, blobName, fileName, uploadedAt } = letter;
  return { documentId, blobName, fileName, uploadedAt: uploadedAt.toISOString() };
}

async function ownerNames(
  context: Context,
  owners: readonly BankOwnerKind[],
  rows: readonly { readonly owner_kind: string; readonly owner_id: string }[],
): Promise<ReadonlyMap<string, OwnerName>> {
  const found = new Map<string, OwnerName>();
  for (const owner of owners) {
    const ids = [...new Set(rows.filter((row) => row.owner_kind === owner.kind).map((row) => row.owner_id))];
    if (ids.length > 0) for (const [id, name] of await owner.names(context, ids)) found.set(id, name);
  }
  return found;
}
