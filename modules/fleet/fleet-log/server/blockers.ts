import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { BlockerProvider } from '#modules/money/posting-periods/server/index.ts';
import { fleetLogLife } from '../status.ts';
import './tables.ts';

/** Vehicles whose month of the log book is not locked: its costs are not in the books, so the month is not closed. */
export const logNotLocked: BlockerProvider = {
  async find({ db, partition }, { companyId, area, from, to }) {
    if (area !== 'fleet') return [];
    const { rows } = await sql<{ name: string; amount: number }>`
      select coalesce(min(v.code), '') as name, coalesce(sum(t.amount), 0)::bigint as amount from fleet_log_line t
        left join vehicle v on v.partition = t.partition and v.id = t.vehicle_id
       where t.partition = ${partition} and t.company_id = ${companyId} and t.month between ${from}::date and ${to}::date
         and t.status in ${setOf(fleetLogLife, 'unlocked')}
       group by t.vehicle_id order by 1`.execute(db);
    return [
      {
        code: 'fleetLogOpen',
        barring: true,
        count: rows.length,
        amount: cents(rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
        names: rows.slice(0, 5).map(({ name }) => name),
        url: '/fleetLog',
      },
    ];
  },
};
