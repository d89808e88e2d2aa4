import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { StoredExchange } from '#modules/money/exchanges/server/index.ts';
import type { ExportedKind } from '../document.ts';
import './tables.ts';

export type StoredExport = Selectable<Tables['accounting_export']>;
export type StoredSystem = Selectable<Tables['accounting_system']>;
/** An export with its exchange, which has its state. */
export type ExportWithState = StoredExport &
  Pick<
    StoredExchange,
    | 'number'
    | 'their_number'
    | 'amount'
    | 'currency'
    | 'status'
    | 'tries'
    | 'next_at'
    | 'problem'
    | 'created_at'
    | 'resolve_reason'
    | 'version'
    | 'turn'
    | 'partner_name'
  > & { readonly kind: ExportedKind };

/** What a row of the list is made of; the exchange is `t`, the export `x`. */
export const exportColumns = sql`x.*, coalesce(x.document ->> 'kind', 'invoice') as kind, t.number, t.their_number, t.amount, t.currency, t.status, t.tries, t.next_at, t.problem, t.created_at,
  t.resolve_reason, t.version, t.turn,
  (select p.name from exchange_partner p where p.partition = t.partition and p.id = t.partner_id) as partner_name`;

type Reader = Pick<Context, 'db' | 'partition'>;

export async function findExport({ db, partition }: Reader, id: string): Promise<ExportWithState | undefined> {
  const { rows } = await sql<ExportWithState>`
    select ${exportColumns} from accounting_export x join exchange t on t.partition = x.partition and t.id = x.id
     where x.partition = ${partition} and x.id = ${id}`.execute(db);
  return rows[0];
}

/** The accounting system of a company; undefined where none was ever set. */
export async function findSystem({ db, partition }: Reader, companyId: string): Promise<StoredSystem | undefined> {
  return db
    .selectFrom('accounting_system')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}
