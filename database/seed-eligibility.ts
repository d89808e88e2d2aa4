import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import { rateStored } from '#modules/work/load-prices/server/index.ts';
import { reviewLoads, transportersOf } from '#modules/work/carriage/server/index.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import type { CertificateState } from '#modules/parties/suppliers/status.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';

const neighbours = ['Botswana', 'Eswatini', 'Lesotho', 'Mozambique', 'Namibia', 'South Africa', 'Zimbabwe'];

/** Gives the demonstration's policies their cover, exceptions for loads that are worth more, and the findings of a night. */
export async function seedEligibility(app: App, partition: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedEligibility' });
  await inPartition(system, partition, async (context) => {
    const { rows } = await sql`
      select from git_certificate where partition = ${partition} and territory <> '{}' limit 1`.execute(context.db);
    if (rows.length > 0) return;
    await readPolicies(context);
    await permitVehicles(context);
    await makeExceptions(context);
    const booked = await idsOf(context, sql`status = ${literal<LoadState>('BOOKED')}`);
    await giveToWhoMay(context, booked);
    // As the first night would: it finds nothing more.
    await reviewLoads(context, await idsOf(context, sql`status in ${setOf(execution, 'carried')}`));
  });
}

async function idsOf({ db, partition }: Context, which: ReturnType<typeof sql>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = ${partition} and ${which} order by load_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A desk gives its loads to carriers who may take them; one goes wrong now and then. */
async function giveToWhoMay(context: Context, ids: readonly string[]): Promise<void> {
  const { db, partition } = context;
  let wrong = 0;
  for (const [place, id] of ids.entries()) {
    const load = await findLoad(context, id);
    if (!load?.supplier_id) continue;
    const asked = (await transportersOf(context, [load])).get(load.id)!;
    if (asked.find(({ carrier }) => carrier.id === load.supplier_id)?.blockers.length === 0) continue;
    if (wrong++ === 0) continue;
    const able = asked.filter(({ blockers }) => blockers.length === 0);
    const carrier = able[place % Math.max(1, able.length)]?.carrier.id ?? null;
    await sql`
      update load set supplier_id = ${carrier}, is_own_fleet = ${carrier === null}
       where partition = ${partition} and id = ${id}`.execute(db);
    await rateStored(context, id);
  }
}

/** Most hold in the countries around, every sixth at home alone; of some nobody has read it yet. Every third leaves risky goods out. */
async function readPolicies({ db, partition }: Context): Promise<void> {
  await sql`
    update git_certificate g
       set territory = case when s.place % 6 = 0 then array['South Africa'] when s.place % 5 = 0 then '{}' else ${neighbours}::text[] end,
           excluded_commodity_type_ids = case when s.place % 3 = 0 then coalesce((
             select array_agg(t.id order by t.code) from commodity_type t
              where t.partition = g.partition and t.excluded_by_default
                and not exists (select from load l where l.partition = g.partition and l.supplier_id = g.supplier_id and l.commodity_type_id = t.id)), '{}')
             else '{}' end
      from (select id, row_number() over (order by registered_key) as place from supplier where partition = ${partition}) s
     where g.partition = ${partition} and g.status = ${literal<CertificateState>('approved')} and s.id = g.supplier_id`.execute(
    db,
  );
}

/** Vehicles that are sent across a border may cross it. */
async function permitVehicles({ db, partition, today }: Context): Promise<void> {
  await sql`
    update vehicle v set cross_border_permit_expiry = ${today}::date + 240, cross_border_permit_no = 'CBP 26/' || right(v.code, 4)
      from load l
     where v.partition = ${partition} and l.partition = ${partition} and l.vehicle_id = v.id and cardinality(l.countries) > 1
       and l.status in ${setOf(execution, 'reserved')} and v.cross_border_permit_expiry is null`.execute(db);
}

/** Goods that are worth more than a policy pays go with somebody's word for it. */
async function makeExceptions({ db, partition }: Context): Promise<void> {
  await sql`
    insert into load_override (partition, load_id, supplier_id, code, reason, stake, decided_by)
    select l.partition, l.id, l.supplier_id, 'coverTooLow', 'Our own policy tops it up for this load.',
           l.load_value, 'Thandi Nkosi'
      from load l
     where l.partition = ${partition} and l.supplier_id is not null and l.status in ${setOf(execution, 'reserved')}`.execute(
    db,
  );
}
