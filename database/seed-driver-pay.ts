import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { addDays, todayIn } from '#platform/dates.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { buildPayRun, buildPayTerm } from '#modules/money/driver-pay/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';

/** By what the drivers of the demonstration are paid. */
const terms: readonly (readonly [employeeNo: string, category: string, grade: string])[] = [
  ['D001', 'LINK', 'Driver, extra-heavy vehicle'],
  ['D002', 'LINK', 'Driver, extra-heavy vehicle'],
  ['D003', 'RIGID', 'Driver, heavy vehicle'],
  ['D004', 'LINK', 'Driver, heavy vehicle'],
];

/** Drivers' pay of the demonstration, once: a run that was posted, and a draft that says what it cannot pay yet. */
export async function seedDriverPay(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from driver_pay_run where partition = ${partition} limit 1`.execute(db);
  if (there.length > 0) return;
  const { rows: drivers } = await sql<{ id: string; code: string }>`
    select id, code from driver where partition = ${partition} and supplier_id is null`.execute(db);
  const { rows: categories } = await sql<{ id: string; code: string }>`
    select id, code from driver_rate_category where partition = ${partition}`.execute(db);
  for (const [employeeNo, category, grade] of terms) {
    const driver = drivers.find(({ code }) => code === employeeNo);
    const categoryId = categories.find(({ code }) => code === category)?.id;
    if (driver && categoryId)
      await buildPayTerm(app, partition, { driverId: driver.id, categoryId, grade, validFrom: '2026-03-01' });
  }
  const today = todayIn('Africa/Johannesburg', app.clock.now());
  const day = (days: number) => addDays(today, days);
  await buildPayRun(app, partition, {
    periodFrom: day(-28),
    periodTo: day(-15),
    payDay: day(-10),
    note: 'Fortnight',
    status: 'POSTED',
  });
  // Told after it was paid: the draft has the difference.
  await sql`
    insert into trip_pay_unit (partition, load_id, component, units, note, typed_by)
    select partition, load_id, 'kmEmpty', 64, 'Back to the depot without a load', 'Naledi Mokoena' from trip_pay
     where partition = ${partition} and is_settled and trace ->> 'categoryName' like 'Interlink%' order by day, load_id limit 1`.execute(
    db,
  );
  await sql`
    update trip_pay p set load_version = -1 where p.partition = ${partition}
       and exists (select from trip_pay_unit u where u.partition = p.partition and u.load_id = p.load_id)`.execute(db);
  // Nobody said how far it was, so the draft says that it waits.
  await sql`
    update load set distance_km = null where partition = ${partition} and id = (
      select l.id from load l join driver d on d.partition = l.partition and d.id = l.driver_id
       where l.partition = ${partition} and l.status = ${literal<LoadState>('CLOSED')} and d.code = 'D001' order by l.load_at desc limit 1)`.execute(
    db,
  );
  await buildPayRun(app, partition, { periodFrom: day(-14), periodTo: day(-1), payDay: day(4), note: 'Fortnight' });
}
