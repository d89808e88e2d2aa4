import type { Context } from '#platform/server/implement.ts';
import { findPartner, type StoredPartner } from './queries.ts';
import './tables.ts';

/** The other accounting system of a company, as exchanges name it. */
export interface AccountingPartner {
  readonly companyId: string;
  readonly name: string;
  /** Where it is; `files:` for files. */
  readonly url: string;
  readonly isActive: boolean;
}

/** Sets the accounting system that exchanges of a company go to. It has one, whatever it was before, and keeps its exchanges. */
export async function accountingPartner(
  context: Pick<Context, 'app' | 'db' | 'partition' | 'actor'>,
  { companyId, name, url, isActive }: AccountingPartner,
): Promise<StoredPartner> {
  const { app, db, partition, actor } = context;
  const known = await db
    .selectFrom('exchange_partner')
    .select('id')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('kind', '=', 'accounting')
    .executeTakeFirst();
  const columns = { name, url, is_active: isActive, updated_by: actor.name };
  if (known) {
    await db
      .updateTable('exchange_partner')
      .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: new Date() }))
      .where('partition', '=', partition)
      .where('id', '=', known.id)
      .execute();
    return (await findPartner({ db, partition }, known.id))!;
  }
  const id = crypto.randomUUID();
  // Its secret stands with its own settings.
  const place = { table: 'exchange_partner', column: 'secret_sealed', row: id, partition };
  return db
    .insertInto('exchange_partner')
    .values({
      ...columns,
      id,
      partition,
      company_id: companyId,
      kind: 'accounting',
      secret_sealed: app.sealer.seal('', place),
      created_by: actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
