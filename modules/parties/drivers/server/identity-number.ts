import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import type { DriverFailureCode } from '../messages/failures/index.ts';

const fail = failures<FailureCode | DriverFailureCode>();

const place = (partition: string, row: string) => ({ table: 'driver', column: 'id_number', row, partition });
const purpose = 'driver.id_number';

export const sealedIdentities: SealedColumn = {
  table: 'driver',
  column: 'id_number_sealed',
  place: (partition, [id = '']) => place(partition, id),
  index: { column: 'id_number_index', of: (sealer, number) => sealer.blindIndex(number, purpose) },
};

/** Seals the number of a driver; an empty one is forgotten. The same person is not captured twice. */
export async function sealIdentity({ app, db, partition }: Context, id: string, number: string): Promise<void> {
  const sealed = number === '' ? null : app.sealer.seal(number, place(partition, id));
  const index = number === '' ? null : app.sealer.blindIndex(number, purpose);
  await sql`update driver set id_number_sealed = ${sealed}, id_number_index = ${index}
    where partition = ${partition} and id = ${id}`
    .execute(db)
    .catch((error: { constraint?: string }) => {
      if (error.constraint !== 'driver_identity_once') throw error;
      throw fail('driverKnown', 'rule', {}, { idNumber: { code: 'driverKnown' } });
    });
}

/** The number in full. That somebody looked stands in the history. */
export async function openIdentity({ app, db, partition, ...context }: Context, id: string): Promise<string> {
  const { rows } = await sql<{ sealed: string | null }>`
    select id_number_sealed as sealed from driver where partition = ${partition} and id = ${id}`.execute(db);
  const sealed = rows[0]?.sealed;
  if (!sealed) return '';
  await context.audit({ noun: 'driver', recordId: id, event: 'identityShown' });
  return app.sealer.open(sealed, place(partition, id));
}
