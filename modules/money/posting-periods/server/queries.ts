import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { fiscalMonth } from '../contract.ts';
import { type PostingArea, type PostingState, postingAreas } from '../status.ts';
import './tables.ts';

/** A month of one area with its days. */
export type StoredPosting = Selectable<Tables['period_posting']> & {
  readonly company_id: string;
  readonly year_id: string;
  readonly no: number;
  readonly first_day: CalendarDate;
  readonly last_day: CalendarDate;
};

type Reader = Pick<Context, 'db' | 'partition'>;

const columns = sql`s.*, p.company_id, p.year_id, p.no, p.first_day::text as first_day, p.last_day::text as last_day`;

/** One by its id; undefined where there is none. */
export async function findPosting({ db, partition }: Reader, id: string): Promise<StoredPosting | undefined> {
  const { rows } = await sql<StoredPosting>`
    select ${columns} from period_posting s join posting_period p on p.partition = s.partition and p.id = s.period_id
     where s.partition = ${partition} and s.id = ${id}`.execute(db);
  return rows[0];
}

/** One by its month and area; undefined where there is none. */
export async function postingOf(
  { db, partition }: Reader,
  { periodId, area }: { readonly periodId: string; readonly area: PostingArea },
): Promise<StoredPosting | undefined> {
  const { rows } = await sql<StoredPosting>`
    select ${columns} from period_posting s join posting_period p on p.partition = s.partition and p.id = s.period_id
     where s.partition = ${partition} and s.period_id = ${periodId} and s.area = ${area}`.execute(db);
  return rows[0];
}

interface MonthRow {
  readonly id: string;
  readonly year_id: string;
  readonly year_name: string;
  readonly company_id: string;
  readonly no: number;
  readonly first_day: CalendarDate;
  readonly last_day: CalendarDate;
  readonly areas: readonly {
    readonly area: PostingArea;
    readonly state: PostingState;
    readonly changed_by: string;
    readonly changed_at: string | null;
    readonly reason: string;
  }[];
}

/** What waits in months and is not posted yet. */
export type DraftCounts = (periodIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Months in their order, each with its areas. The table of the condition is `p`. */
export async function monthsWhere(
  { db, partition }: Reader,
  condition: RawBuilder<unknown>,
  { today, drafts }: { readonly today: CalendarDate; readonly drafts: DraftCounts },
): Promise<z.input<typeof fiscalMonth>[]> {
  const { rows } = await sql<MonthRow>`
    select p.id, p.year_id, y.name as year_name, p.company_id, p.no, p.first_day::text as first_day, p.last_day::text as last_day,
           (select jsonb_agg(jsonb_build_object('area', s.area, 'state', s.state, 'changed_by', s.changed_by, 'changed_at', s.changed_at, 'reason', s.reason))
              from period_posting s where s.partition = p.partition and s.period_id = p.id) as areas
      from posting_period p join fiscal_year y on y.partition = p.partition and y.id = p.year_id
     where p.partition = ${partition} and ${condition} order by p.first_day, p.no`.execute(db);
  const counts = await drafts(rows.map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    yearId: row.year_id,
    yearName: row.year_name,
    companyId: row.company_id,
    no: row.no,
    from: row.first_day,
    to: row.last_day,
    isCurrent: row.no < 13 && row.first_day <= today && today <= row.last_day,
    areas: postingAreas.map((area) => {
      const { state, changed_by, changed_at, reason } = row.areas.find((each) => each.area === area)!;
      return {
        area,
        state,
        changedBy: changed_by,
        changedAt: changed_at === null ? null : new Date(changed_at).toISOString(),
        reason,
        drafts: counts.get(`${row.id} ${area}`) ?? 0,
      };
    }),
  }));
}
