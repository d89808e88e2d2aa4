import { sql } from 'kysely';
import { todayIn } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { VatPlace } from '#platform/vat-rates.ts';

/** An order is taxed by the country of its company, on the day on which it was captured. */
export async function vatPlaceOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { company_id, created_at }: { readonly company_id: string; readonly created_at: Date },
): Promise<VatPlace> {
  const { rows } = await sql<{ country: string | null; zone: string }>`
    select address ->> 'country' as country, time_zone as zone from company
     where partition = ${partition} and id = ${company_id}`.execute(db);
  const { country, zone } = rows[0]!;
  return { country: country ?? '', day: todayIn(zone, created_at) };
}
