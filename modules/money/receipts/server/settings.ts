import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { VatCycle } from '../kinds.ts';
import './tables.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

interface StoredSetting {
  readonly rest_limit: number;
  readonly vat_cycle: VatCycle;
  readonly version: number;
  readonly updated_by: string;
  readonly updated_at: Date | null;
}

/** The limits of a company; the usual ones where it has set none. */
export async function settingOf({ db, partition }: Reader, companyId: string): Promise<StoredSetting> {
  const { rows } = await sql<StoredSetting>`
    select rest_limit, vat_cycle, version, updated_by, updated_at from receipt_setting where partition = ${partition} and company_id = ${companyId}`.execute(
    db,
  );
  return rows[0] ?? { rest_limit: 500, vat_cycle: 'odd', version: 0, updated_by: '', updated_at: null };
}

/** Terms of a settlement discount. */
export interface Term {
  readonly percent: string;
  readonly days: number;
  readonly is_printed: boolean;
}

/** The terms of customers: their own, else those of all. */
export async function termsOf(
  { db, partition }: Reader,
  companyId: string,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, Term>> {
  const { rows } = await sql<Term & { customer_id: string }>`
    select distinct on (c.id) c.id as customer_id, t.percent::text as percent, t.days, t.is_printed
      from unnest(${[...customerIds]}::uuid[]) as c(id)
      join receipt_term t on t.partition = ${partition} and t.company_id = ${companyId}
       and t.customer_id in (c.id, '00000000-0000-0000-0000-000000000000')
     order by c.id, t.customer_id = c.id desc`.execute(db);
  return new Map(rows.map((row) => [row.customer_id, row]));
}
