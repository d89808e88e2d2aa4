import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

export type StoredAccount = Selectable<Tables['bank_account']>;
export type StoredFile = Selectable<Tables['bank_file']>;
export type StoredLine = Selectable<Tables['bank_line']> & { readonly account_name: string };

/** What a row of the list of lines is made of; the table is `t`. */
export const lineColumns = sql`t.*,
  (select a.name from bank_account a where a.partition = t.partition and a.id = t.account_id) as account_name`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** A line of a statement; undefined where the caller has none with this id. */
export async function findBankLine({ db, partition }: Reader, id: string): Promise<StoredLine | undefined> {
  const { rows } = await sql<StoredLine>`
    select ${lineColumns} from bank_line t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** An account of a company at a bank; undefined where the caller has none with this id. */
export async function findBankAccount({ db, partition }: Reader, id: string): Promise<StoredAccount | undefined> {
  return db
    .selectFrom('bank_account')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface OpenLines {
  readonly companyId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly statementId?: string | undefined;
  readonly limit?: number | undefined;
}

/** Lines that nothing has settled yet, the oldest first. */
export async function openBankLines(
  { db, partition }: Reader,
  { companyId, accountId, statementId, limit = 10_000 }: OpenLines,
): Promise<readonly StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${lineColumns} from bank_line t
     where t.partition = ${partition} and t.status = ${'OPEN'}
       and (${companyId ?? null}::uuid is null or t.company_id = ${companyId ?? null})
       and (${accountId ?? null}::uuid is null or t.account_id = ${accountId ?? null})
       and (${statementId ?? null}::uuid is null or t.statement_id = ${statementId ?? null})
     order by t.day, t.id limit ${limit}`.execute(db);
  return rows;
}
