import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import type { LoadChip } from '#modules/work/loads/board.ts';
import type { loadService } from '#modules/work/loads/contract.ts';
import { execution } from '#modules/work/loads/status.ts';
import { chipCondition, chipsFor } from './load-chips.ts';
import { loadColumns, type StoredLoad } from '../queries.ts';
import { rowOf } from '../records.ts';

type Board = z.input<(typeof loadService)['operations']['getLoadBoard']['output']>;

/** No more are counted: nobody reads so many, and counting them would cost more than the page. */
const countedAtMost = 1001;

/** The chips' counts and the first loads of every status. */
export async function loadBoard(
  context: Context,
  { rowsPerLane, countsLanes }: { readonly rowsPerLane: number; readonly countsLanes: boolean },
): Promise<Board> {
  const { db, partition, now } = context;
  const count = (condition: RawBuilder<unknown>) => sql`(select count(*) from (
    select from load t where t.partition = ${partition} and ${condition} limit ${sql.lit(countedAtMost)}) counted)`;
  const [chips, lanes, rows] = await Promise.all([
    sql<Record<LoadChip, number>>`select ${sql.join(
      chipsFor(context).map((chip) => sql`${count(chipCondition(context, chip))}::int as ${sql.ref(chip)}`),
    )}`.execute(db),
    countsLanes &&
      sql<Record<string, number>>`select ${sql.join(
        execution.sets.open.map((state) => sql`${count(sql`t.status = ${sql.lit(state)}`)}::int as ${sql.ref(state)}`),
      )}`.execute(db),
    rowsPerLane === 0 ? [] : firstOfEach(context, rowsPerLane),
  ]);
  const shown = Map.groupBy(rows, ({ status }) => status);
  return {
    counts: chips.rows[0]!,
    // Not counted where nobody looks at them: they cost as much as all chips.
    lanes: (lanes ? execution.sets.open : []).map((status) => ({
      status,
      total: (lanes as Exclude<typeof lanes, false>).rows[0]![status]!,
      rows: (shown.get(status) ?? []).map((row) => rowOf(context, row)),
    })),
    countedAt: now.toISOString(),
  };
}

/** By status and time of loading; each status is read along its own part of the index. */
async function firstOfEach({ db, partition }: Context, rowsPerLane: number): Promise<readonly StoredLoad[]> {
  const { rows } = await sql<StoredLoad>`
    select l.* from unnest(${[...execution.sets.open]}::text[]) as s (status)
     cross join lateral (select ${loadColumns} from load t
       where t.partition = ${partition} and t.status = s.status order by t.load_at, t.id limit ${rowsPerLane}) l`.execute(
    db,
  );
  return rows;
}
