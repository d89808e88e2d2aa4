import type { Selectable } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

export type StoredAccount = Selectable<Tables['telematics_account']>;
export type StoredUnit = Selectable<Tables['telematics_unit']>;
type Reader = Pick<Context, 'db' | 'partition'>;

/** An account; undefined where the caller has none with this id. */
export async function findAccount({ db, partition }: Reader, id: string): Promise<StoredAccount | undefined> {
  return db
    .selectFrom('telematics_account')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}
