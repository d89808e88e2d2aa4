import { type RawBuilder, sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { carrierNamesIn } from '../rights.ts';
import './tables.ts';

const fail = failures<FailureCode>();

type Caller = Pick<Context, 'actor' | 'db' | 'partition'>;

/**
 * Ids of the suppliers that the caller's view is limited to by `…carrierFilter.<carrierName>` (wire.md §3), or undefined
 * for no limit. A supplier's own user is bound by id, so that a name which is used again opens nothing; for others the
 * name means the supplier of their own company. Every list of suppliers, vehicles, drivers, loads and documents asks this.
 */
export async function ownSuppliers({ actor, db, partition }: Caller): Promise<readonly string[] | undefined> {
  const names = actor.kind === 'user' ? carrierNamesIn(actor.authorisations) : undefined;
  if (actor.kind !== 'user' || !names) return undefined;
  const user = await db
    .selectFrom('app_user')
    .select('supplier_id')
    .where('partition', '=', partition)
    .where('id', '=', actor.id)
    .executeTakeFirst();
  if (user?.supplier_id) return [user.supplier_id];
  const rows = await db
    .selectFrom('supplier')
    .select('id')
    .where('partition', '=', partition)
    .where('company_id', '=', actor.companyId)
    .where('registered_name', 'in', names)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the caller's view is limited to suppliers. */
export function isLimited({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind === 'user' && carrierNamesIn(actor.authorisations) !== undefined;
}

/** For what would be nobody's or somebody else's: who is limited to suppliers makes no others. */
export function refuseWhenLimited(context: Pick<Context, 'actor' | 'operation'>): void {
  if (isLimited(context)) throw fail('forbidden', 'forbidden', { authorisation: context.operation });
}

/** For work on many records at once that goes on without the person: who is limited to some records starts none, and reads none. */
export function refuseWhenScoped({ actor }: Pick<Context, 'actor'>): void {
  if (actor.kind === 'user' && actor.scope !== undefined) throw fail('outsideScope', 'forbidden');
}

/** For what is of the company itself: who is limited to some suppliers or customers is answered as if it did not exist. */
export function refuseWhenOfParties({ actor }: Pick<Context, 'actor'>): void {
  const scope = actor.kind === 'user' && actor.scope !== undefined ? (JSON.parse(actor.scope) as object) : {};
  if ('supplier' in scope || 'customer' in scope) throw fail('notFound', 'notFound');
}

/** For a single record: a supplier that is not the caller's is answered like one that does not exist. */
export async function refuseForeignSupplier(context: Caller, supplierId: string): Promise<void> {
  const own = await ownSuppliers(context);
  if (own && !own.includes(supplierId)) throw fail('notFound', 'notFound');
}

/** For lists of what suppliers own: the rows that the caller may see, by the column `supplier_id`; the table is `t`. */
export async function supplierLimit(context: Caller): Promise<RawBuilder<unknown>[]> {
  const own = await ownSuppliers(context);
  return own ? [sql`t.supplier_id = any (${own}::uuid[])`] : [];
}

/** Who is limited to suppliers gives what they capture to one of them, and to nobody else. */
export async function refuseForeignOwner(context: Caller, supplierId: string | null): Promise<void> {
  const own = await ownSuppliers(context);
  if (own && !(supplierId && own.includes(supplierId))) throw invalidFields({ supplierId: { code: 'notAnOption' } });
}
