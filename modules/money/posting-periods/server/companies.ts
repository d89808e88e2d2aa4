import { sql } from 'kysely';
import { type CalendarDate, todayIn } from '#platform/dates.ts';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';

/** A company as its books need it. */
export interface BookCompany {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** 1 to 12. */
  readonly startMonth: number;
  /** The calendar date in its own zone. */
  readonly today: CalendarDate;
}

/**
 * The company whose books are meant: the one that is named, else the caller's own, else the first of the partition. Refuses
 * one that is no active client.
 */
export async function bookCompany(
  { db, partition, actor, now }: Pick<Context, 'db' | 'partition' | 'actor' | 'now'>,
  companyId: string | null,
): Promise<BookCompany> {
  const asked = companyId ?? (actor.kind === 'user' ? actor.companyId : null);
  const { rows } = await sql<Omit<BookCompany, 'today'> & { readonly timeZone: string }>`
    select id, trade_name as name, base_currency as currency, financial_year_start_month as "startMonth", time_zone as "timeZone"
      from company where partition = ${partition} and is_client and is_active
       and (${asked}::uuid is null or id = ${asked}::uuid) order by created_at limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw invalidFields({ companyId: { code: 'notFound' } });
  const { timeZone, ...company } = row;
  return { ...company, today: todayIn(timeZone, now) };
}
