import type { Context } from '#platform/server/implement.ts';
import type { SealContext, Sealer } from '#platform/server/sealed.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import { accountKey } from '../read-file.ts';
import type { StoredAccount } from './queries.ts';
import './tables.ts';

const place = (partition: string, row: string): SealContext => ({
  table: 'bank_account',
  column: 'number_sealed',
  row,
  partition,
});
const purpose = 'bank_account.number';
/** Another purpose than that of our own accounts: payers are known again among themselves alone. */
const payerPurpose = 'bank_line.payer';

export const sealedAccountNumbers: SealedColumn = {
  table: 'bank_account',
  column: 'number_sealed',
  place: (partition, [id = '']) => place(partition, id),
  index: { column: 'number_index', of: (sealer, number) => sealer.blindIndex(accountKey(number), purpose) },
};

/** The hash by which an account that paid is known again; empty where the bank does not name it. */
export function payerIndex(sealer: Pick<Sealer, 'blindIndex'>, number: string): string {
  const key = accountKey(number);
  return key === '' ? '' : sealer.blindIndex(key, payerPurpose);
}

/** Accounts of a number as statements name it, in every currency. */
export async function accountsOfNumber(
  { app, db, partition }: Pick<Context, 'app' | 'db' | 'partition'>,
  number: string,
): Promise<readonly StoredAccount[]> {
  const key = accountKey(number);
  if (key === '') return [];
  return db
    .selectFrom('bank_account')
    .selectAll()
    .where('partition', '=', partition)
    .where('number_index', 'in', app.sealer.blindIndexes(key, purpose))
    .orderBy('currency')
    .execute();
}

/** The columns of a number: sealed, its hash, and its end. */
export function numberColumns(sealer: Sealer, partition: string, id: string, number: string) {
  return {
    number_sealed: sealer.seal(number, place(partition, id)),
    number_index: sealer.blindIndex(accountKey(number), purpose),
    number_last4: accountKey(number).slice(-4),
  };
}

/** The number as it was entered. */
export function openNumber(sealer: Pick<Sealer, 'open'>, { partition, id, number_sealed }: StoredAccount): string {
  return sealer.open(number_sealed, place(partition, id));
}
