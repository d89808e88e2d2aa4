import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import { updateRow } from '#platform/server/update-row.ts';
import {
  type KnownPlaces,
  rateableLoads,
  type LoadToPrice,
  loadsToPrice,
} from '#modules/work/load-prices/server/index.ts';
import {
  questionsOf,
  type RateBook,
  rateBook,
  rateFrom,
  type RatedSides,
  type Supposed,
  supposedRates,
} from '#modules/prices/rates/server/index.ts';
import './tables.ts';

export type StoredSimulation = Selectable<Tables['rate_simulation']>;

/** Loads that are looked at in one transaction. */
const loadsAtOnce = 1000;

/** What one turn of the job has read: it holds for the whole simulation, which is of the past. */
export interface Learned {
  readonly places: KnownPlaces;
  readonly book: RateBook;
  supposed: Supposed | undefined;
}

export const nothingLearned = (): Learned => ({
  places: new Map(),
  book: rateBook(),
  supposed: undefined,
});

const inPeriod = (run: StoredSimulation) => sql`
  l.status not in ('DRAFT', 'CANCELLED') and l.load_at >= (${run.period_from}::date::timestamp at time zone c.time_zone)
  and l.load_at < ((${run.period_to}::date + 1)::timestamp at time zone c.time_zone)`;

/** How many loads there are to look at. */
export async function countLoads({ db, partition }: Context, run: StoredSimulation): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from load l join company c on c.partition = l.partition and c.id = l.company_id
     where l.partition = ${partition} and ${inPeriod(run)}`.execute(db);
  return rows[0]!.total;
}

interface Party {
  readonly side: 'sell' | 'buy';
  readonly party_id: string;
  loads: number;
  changed: number;
  before: number;
  after: number;
}

/** What came of some loads. */
interface Sums {
  readonly parties: Map<string, Party>;
  changed: number;
  typed: number;
  unpriced: number;
}

/** Looks at the next loads: each by the approved rates, and by those with what is supposed. False when none is left. */
export async function simulateSome(context: Context, run: StoredSimulation, learned: Learned): Promise<boolean> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string; is_typed: boolean }>`
    select l.id, exists (select from load_charge h where h.partition = l.partition and h.load_id = l.id and h.source in ('typed', 'tender')) as is_typed
      from load l join company c on c.partition = l.partition and c.id = l.company_id
     where l.partition = ${partition} and ${inPeriod(run)} and (${run.reached}::uuid is null or l.id > ${run.reached})
     order by l.id limit ${loadsAtOnce}`.execute(db);
  if (rows.length === 0) return false;
  const sums: Sums = { parties: new Map(), changed: 0, typed: 0, unpriced: 0 };
  sums.typed = rows.filter(({ is_typed }) => is_typed).length;
  const loads = await loadsToPrice(
    context,
    rows.flatMap(({ id, is_typed }) => (is_typed ? [] : [id])),
  );
  await compareAll(context, run, { loads, learned, sums });
  await keepSums(context, run, sums);
  await updateRow({ db, partition }, 'rate_simulation', run.id, {
    reached: rows.at(-1)!.id,
    done: run.done + rows.length,
    loads_changed: run.loads_changed + sums.changed,
    loads_typed: run.loads_typed + sums.typed,
    loads_unpriced: run.loads_unpriced + sums.unpriced,
  });
  return true;
}

async function compareAll(
  context: Context,
  run: StoredSimulation,
  { loads, learned, sums }: { readonly loads: readonly LoadToPrice[]; readonly learned: Learned; readonly sums: Sums },
): Promise<void> {
  learned.supposed ??= await supposedRates(context, run.rate_id ?? run.change!);
  const { supposed, book } = learned;
  const asked = await rateableLoads(context, loads, learned.places);
  await book.read(context, asked.flatMap(questionsOf), supposed.rates);
  for (const [place, load] of loads.entries())
    add(sums, load, rateFrom(book, asked[place]!), rateFrom(book, asked[place]!, supposed));
}

function add(sums: Sums, load: LoadToPrice, before: RatedSides, after: RatedSides): void {
  const sides = [
    addSide(sums, { side: 'sell', partyId: load.customer_id }, before.sell, after.sell),
    addSide(sums, { side: 'buy', partyId: load.supplier_id }, before.buy, after.buy),
  ];
  if (sides.includes('unpriced')) sums.unpriced++;
  if (sides.includes('changed')) sums.changed++;
}

/** A side without a price on either of both ways is in no sum: it would look as if nothing were paid. */
function addSide(
  { parties }: Sums,
  { side, partyId }: { readonly side: 'sell' | 'buy'; readonly partyId: string | null },
  before: RatedSides['buy'],
  after: RatedSides['buy'],
): 'same' | 'changed' | 'unpriced' {
  if (partyId === null || !before || !hasPrice(before)) return 'same';
  if (!after || !hasPrice(after)) return 'unpriced';
  const key = `${side} ${partyId}`;
  const party = parties.get(key) ?? { side, party_id: partyId, loads: 0, changed: 0, before: 0, after: 0 };
  parties.set(key, party);
  const isChanged = before.total !== after.total;
  party.loads++;
  party.changed += isChanged ? 1 : 0;
  party.before += Number(before.total);
  party.after += Number(after.total);
  return isChanged ? 'changed' : 'same';
}

function hasPrice({ trace }: NonNullable<RatedSides['buy']>): boolean {
  return trace.outcome === 'rate' || trace.outcome === 'payable';
}

async function keepSums({ db, partition }: Context, { id }: StoredSimulation, { parties }: Sums): Promise<void> {
  await sql`
    insert into rate_simulation_party (partition, simulation_id, side, party_id, loads, changed, before, after)
    select ${partition}, ${id}, side, party_id, loads, changed, before, after
      from jsonb_to_recordset(${JSON.stringify([...parties.values()])}::jsonb) as q(side text, party_id uuid, loads int, changed int, before bigint, after bigint)
    on conflict (partition, simulation_id, side, party_id) do update
      set loads = rate_simulation_party.loads + excluded.loads, changed = rate_simulation_party.changed + excluded.changed,
          before = rate_simulation_party.before + excluded.before, after = rate_simulation_party.after + excluded.after`.execute(
    db,
  );
}
