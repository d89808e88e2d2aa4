import crypto from 'node:crypto';
import { sql } from 'kysely';
import { nextState } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import type { SealContext, Sealer } from '#platform/server/sealed.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import { bankVersion, type BankVersionState } from '../status.ts';
import './tables.ts';

/** Bank details as forms and records spell them. */
export interface BankDetails {
  readonly bank: string;
  readonly branchName: string;
  readonly branchCode: string;
  readonly bankCode: string;
  readonly bankAccountNo: string;
}

/** The party that the details belong to. */
export interface BankOwner {
  readonly kind: string;
  readonly id: string;
}

export interface NewBankVersion {
  readonly owner: BankOwner;
  readonly details: BankDetails;
  readonly by: string;
  /** The member of staff, who may not decide it; null for who came by a link. */
  readonly byId: string | null;
  /** `current` only where nothing was paid to before, or the whole application still waits for its decision. */
  readonly status: Extract<BankVersionState, 'pending' | 'current'>;
  /** The owner is new: there is nothing that it could replace. */
  readonly isFirst?: boolean;
}

/** The first rows were sealed under this name; what it is bound to can never change. */
const sealedAs = 'supplier_bank';

const accountPlace = (partition: string, row: string): SealContext => ({
  table: sealedAs,
  column: 'account',
  row,
  partition,
});

export const sealedAccounts: SealedColumn = {
  table: 'bank_version',
  column: 'account_sealed',
  place: (partition, [id = '']) => accountPlace(partition, id),
  index: { column: 'account_index', of: accountIndex },
};

function accountIndex(sealer: Sealer, account: string): string | null {
  return account ? sealer.blindIndex(accountKey(account), `${sealedAs}.account`) : null;
}

/** Records a version in the caller's transaction. One that waited before it is withdrawn; a current one replaces the last. */
export async function recordBankVersion(context: Context, version: NewBankVersion): Promise<string> {
  const { db, partition, app } = context;
  const { owner, details, by, byId, status, isFirst = false } = version;
  const id = crypto.randomUUID();
  const account = details.bankAccountNo;
  if (!isFirst) {
    await endVersion(context, owner, 'withdraw');
    if (status === 'current') await endVersion(context, owner, 'replace');
  }
  await db
    .insertInto('bank_version')
    .values({
      id,
      partition,
      owner_kind: owner.kind,
      owner_id: owner.id,
      status,
      bank: details.bank,
      branch_name: details.branchName,
      branch_code: details.branchCode,
      bank_code: details.bankCode,
      account_sealed: account ? app.sealer.seal(account, accountPlace(partition, id)) : null,
      account_index: accountIndex(app.sealer, account),
      account_last4: account.slice(-4),
      recorded_by: by,
      recorded_by_id: byId,
    })
    .execute();
  return id;
}

/** Ends what waits, or what is in use, if there is any: there is at most one of each. */
export async function endVersion(
  { db, partition }: Context,
  owner: BankOwner,
  event: 'withdraw' | 'replace',
): Promise<void> {
  const from = event === 'withdraw' ? 'pending' : 'current';
  await db
    .updateTable('bank_version')
    .set({ status: nextState(bankVersion, from, event)!, version: sql<number>`version + 1` })
    .where('partition', '=', partition)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('status', '=', from)
    .execute();
}

/** The whole account number; empty when none was given. */
export function openAccount(
  sealer: Pick<Sealer, 'open'>,
  partition: string,
  row: { readonly id: string; readonly account_sealed: string | null },
): string {
  return row.account_sealed === null ? '' : sealer.open(row.account_sealed, accountPlace(partition, row.id));
}

/** Keyed hashes under which the same account may stand at another party, one for each key in use. */
export function accountIndexes(sealer: Sealer, account: string): string[] {
  return sealer.blindIndexes(accountKey(account), `${sealedAs}.account`);
}

/** Banks show the same account with and without leading zeros. */
function accountKey(account: string): string {
  return account.replace(/^0+/, '');
}
