import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { AccountClass, AccountRole } from '../contract.ts';

/** An account as those who post look it up. */
interface KnownAccount {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly class: AccountClass;
  readonly role: AccountRole | '';
  readonly isControl: boolean;
  readonly centreRequired: boolean;
  readonly vatCode: string;
  readonly isActive: boolean;
}

type Reader = Pick<Context, 'db' | 'partition'>;

async function accountsWhere(
  { db, partition }: Reader,
  condition: RawBuilder<unknown>,
): Promise<readonly KnownAccount[]> {
  const { rows } = await sql<KnownAccount>`
    select id, code as number, name, class, role, is_control as "isControl", centre_required as "centreRequired",
           vat_code as "vatCode", is_active as "isActive"
      from journal_account where partition = ${partition} and ${condition} order by code`.execute(db);
  return rows;
}

/** The accounts of some numbers, by number, also those that are not active any more. */
export async function accountsOfNumbers(
  reader: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, KnownAccount>> {
  const wanted = [...new Set(numbers.map((number) => number.toUpperCase()))];
  const rows = await accountsWhere(reader, sql`code = any (${wanted}::text[])`);
  return new Map(rows.map((row) => [row.number, row]));
}

/** The account that documents of a role post to; undefined where the chart has none that is active. */
export async function accountOfRole(reader: Reader, role: AccountRole): Promise<KnownAccount | undefined> {
  return (await accountsWhere(reader, sql`role = ${role} and is_active`))[0];
}
