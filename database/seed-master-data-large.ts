import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

const batch = 20_000;
const author = 'Benchmark';

/**
 * Packing types for benchmarks, written by the database itself. They stand for every plain noun: all have the same
 * columns to search and to sort by, and the same indexes.
 */
export async function seedMasterDataLarge(
  db: Db,
  { partition, count }: { readonly partition: string; readonly count: number },
): Promise<void> {
  for (let from = 1; from <= count; from += batch) {
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = '2min'`.execute(transaction);
      await sql`set local gin_pending_list_limit = '32MB'`.execute(transaction);
      await sql`
        insert into packing_type (partition, code, name, unit, tare_kg, length_cm, width_cm, height_cm, stackable, max_stack, returnable, deposit,
          is_active, created_by, updated_by, updated_at)
        select ${partition}, 'P' || lpad(n::text, 7, '0'),
          (array['Pallet', 'Crate', 'Drum', 'Sack', 'Bin', 'Carton', 'Cage'])[1 + n % 7] || ' ' || (array['oak', 'pine', 'steel', 'woven', 'plastic', 'mesh'])[1 + n / 7 % 6] || ' ' || md5(n::text),
          (array['pallet', 'bag', 'drum', 'carton', 'each'])[1 + n % 5], 20 + n % 30, 120, 100, 15, n % 2 = 0, 1 + n % 4, n % 3 = 0, 0,
          n % 500 <> 0, ${author}, ${author}, now() - make_interval(mins => n)
        from generate_series(${from}::int, ${Math.min(count, from + batch - 1)}::int) n`.execute(transaction);
    });
  }
}
