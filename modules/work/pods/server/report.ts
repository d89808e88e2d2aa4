import { sql } from 'kysely';
import type { z } from 'zod';
import type { InSet } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { podService } from '../contract.ts';
import { type AgeBucket, ageIds } from '../rules.ts';
import { podLife } from '../status.ts';
import { within } from './list-pods.ts';

type Report = z.input<(typeof podService)['operations']['getPodReport']['output']>;
type Ages = Record<AgeBucket, number>;

/** Carriers with the most to send come first; the others are found in the list. */
const carriersShown = 20;

/** Proofs by status and age, and what is missing by carrier: each figure is the count of a list. */
export async function podReport({ db, partition, now }: Context): Promise<Report> {
  const ages = sql.join(ageIds.map((age) => sql`count(*) filter (where ${within(age, now)})::int as ${sql.ref(age)}`));
  const [statuses, carriers] = await Promise.all([
    sql<Ages & { status: InSet<typeof podLife, 'reported'>; total: number }>`
      select t.status, count(*)::int as total, ${ages} from pod t
       where t.partition = ${partition} and t.status in ${setOf(podLife, 'reported')} group by t.status`.execute(db),
    sql<Ages & { supplier_id: string | null; supplier_name: string | null; total: number }>`
      select l.supplier_id, count(*)::int as total, ${ages},
          (select s.registered_name from supplier s where s.partition = ${partition} and s.id = l.supplier_id) as supplier_name
        from pod t join load l on l.partition = t.partition and l.id = t.load_id
       where t.partition = ${partition} and t.status in ${setOf(podLife, 'missing')}
       group by l.supplier_id order by total desc, supplier_name limit ${carriersShown}`.execute(db),
  ]);
  const agesOf = (row: Ages | undefined) => Object.fromEntries(ageIds.map((age) => [age, row?.[age] ?? 0])) as Ages;
  return {
    statuses: podLife.sets.reported.map((status) => {
      const row = statuses.rows.find((each) => each.status === status);
      return { status, total: row?.total ?? 0, ages: agesOf(row) };
    }),
    carriers: carriers.rows.map((row) => ({
      supplierId: row.supplier_id,
      supplierName: row.supplier_name ?? '',
      total: row.total,
      ages: agesOf(row),
    })),
  };
}
