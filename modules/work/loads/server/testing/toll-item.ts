import { sql } from 'kysely';
import { type LoadHouse, partition } from './load-house.ts';

/** The item of tolls: a line with it is an extra on top of the price. */
export async function tollItem({ app }: Pick<LoadHouse, 'app'>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into item_master (partition, code, name, kind, item_group, unit, vat_code_buy, vat_code_sell,
                             journal_account_buy, journal_account_sell, external_code, taxable_for_withholding, created_by, updated_by)
    values (${partition}, 'TOLL' || upper(substr(md5(random()::text), 1, 8)), 'Tolls', 'both', 'toll', 'each', 'standard', 'standard',
            '', '', '', false, 'test', 'test') returning id`.execute(app.database.writer(partition));
  return rows[0]!.id;
}
