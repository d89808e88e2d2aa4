import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import { inspectLoad, startInspection } from '#modules/work/inspections/server/index.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';

interface SeededLoad {
  readonly id: string;
  readonly status: LoadState;
  readonly left_at: Date;
  readonly is_required: boolean;
}
type Fault = '' | 'loadSecured' | 'tarpsCurtains' | 'seals';

/** What was found, load by load: most are in order, some were inspected twice. */
const found: readonly (readonly Fault[])[] = [[''], ['loadSecured', ''], [''], ['tarpsCurtains'], [''], ['seals', '']];
const remarks: Readonly<Record<Exclude<Fault, ''>, string>> = {
  loadSecured: 'Two straps loose at the back, third row moves',
  tarpsCurtains: 'Curtain torn behind the second post, about 20 cm',
  seals: 'Seal 00862 does not match the waybill',
};
const inspectors = ['Sipho Radebe', 'Anna van Zyl', 'Bongani Cele', 'Paulo Chissano'];
const at = <Item>(items: readonly Item[], place: number): Item => items[place % items.length]!;
const minutes = (count: number) => count * 60_000;

/** Inspections of the demonstration's loads, once: passed, failed, let go with conditions, and some that are still missing. */
export async function seedInspections(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows } = await sql`select from inspection where partition = ${partition} limit 1`.execute(db);
  if (rows.length > 0) return;
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedInspections' });
  const actor = { kind: 'stranger', name: 'Anele Dube' } as const;
  await inPartition({ ...system, actor }, partition, async (context) => {
    for (const [place, load] of (await loadsToInspect(context)).entries()) await seedLoad(context, load, place);
    await finish(context);
  });
}

/** Loads with a vehicle; two of three are of customers who want them inspected. */
async function loadsToInspect({ db, partition }: Context): Promise<readonly SeededLoad[]> {
  const { rows } = await sql<SeededLoad>`
    with chosen as (select id, row_number() over (order by load_at desc, id) as place from load
        where partition = ${partition} and vehicle_id is not null and status in ${setOf(execution, 'reserved')})
    update load l set load_inspection_required = c.place % 3 <> 1 from chosen c
     where l.partition = ${partition} and l.id = c.id
    returning l.id, l.status, l.load_at as left_at, l.load_inspection_required as is_required`.execute(db);
  return rows
    .filter((row) => row.is_required)
    .toSorted((one, other) => one.left_at.getTime() - other.left_at.getTime());
}

async function seedLoad(context: Context, load: SeededLoad, place: number): Promise<void> {
  // What leaves next still waits, but for one that somebody must decide on.
  const faults =
    load.status === 'ASSIGNED' ? at([[], ['tarpsCurtains'], ['loadSecured'], []] as const, place) : at(found, place);
  for (const [turn, fault] of faults.entries()) await inspect(context, { load, fault, place, turn });
}

interface Seeded {
  readonly load: SeededLoad;
  readonly fault: Fault;
  readonly place: number;
  readonly turn: number;
}

async function inspect(context: Context, { load, fault, place, turn }: Seeded): Promise<void> {
  const start = await startInspection(context, { loadId: load.id });
  const planned = Math.min(start.plannedKg ?? 22_000, start.massLimitKg - 900);
  const slip = Math.round((planned + ((place * 37) % 40) * 10) / 20) * 20;
  const before = Math.min(load.left_at.getTime(), context.now.getTime());
  await inspectLoad(context, {
    loadId: load.id,
    items: start.items.map(({ code, value }) => ({
      code,
      result: code === fault ? ('fail' as const) : ('pass' as const),
      value:
        value === 'count' ? start.pallets : value === 'celsius' ? (start.temperatureMax ?? start.temperatureMin) : null,
      note: code === fault ? remarks[fault as keyof typeof remarks] : '',
    })),
    odometer: (start.lastOdometer ?? 200_000 + place * 4211) + (start.last ? 0 : 60),
    massSlipKg: slip,
    axleUnits: [],
    note: '',
    signedBy: at(inspectors, place),
    inspectedAt: new Date(before - minutes(50 - turn * 22 + (place % 9))),
    files: [],
  });
}

/** Those on the road were let go with a reason; every other one came from a driver's phone. */
async function finish({ db, partition, now }: Context): Promise<void> {
  await sql`
    update inspection set source = 'driver' where partition = ${partition} and right(event_no, 1) in ('2', '5', '6', '8')`.execute(
    db,
  );
  await sql`
    update inspection set decision = 'ALLOWED', allow_reason = 'Torn above the goods; no rain on the way. Mended on return.',
        decided_by = 'Naledi Mokoena', decided_at = ${now}
     where partition = ${partition} and decision = 'AWAITED'
       and load_id in (select id from load where partition = ${partition} and status <> ${literal<LoadState>('ASSIGNED')})`.execute(
    db,
  );
}
