import { sql } from 'kysely';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { Finding, HeldFinding } from '#modules/work/loads/findings.ts';
import { execution } from '#modules/work/loads/status.ts';
import {
  addEvent,
  type AskedLoad,
  holdsOf,
  loads,
  type StoredHold,
  type StoredLoad,
} from '#modules/work/loads/server/index.ts';
import { blockersOf } from '../eligibility.ts';
import { candidateOf, type Carried, findingsForAll, exceptionsOfAll } from './eligibility.ts';
import { endHold, placeHold } from './holds.ts';

/** Loads that somebody carries and that are not delivered. Literals, so that the index of open loads serves them. */
export const carriedOnly = sql`status in ${setOf(execution, 'carried')}`;

/** As many loads are judged by one set of statements. */
const together = 500;

/**
 * Judges again who carries these loads, by the rules that held when they were given away. Only those are locked and written
 * of which something changed; each is judged once more under its lock, so that it may run twice at once or be killed.
 */
export async function reviewLoads(context: Context, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += together)
    for (const id of await changedOf(context, ids.slice(from, from + together)))
      await reviewLoad(context, await loads.lock(context, id));
}

type Judged = AskedLoad & Carried & Pick<StoredLoad, 'status'> & { readonly holds: readonly RuleHold[] };
type RuleHold = Pick<StoredHold, 'findings' | 'blocks_dispatch'> & {
  readonly is_open: boolean;
  /** Somebody knew of it, and let the load go on waiting for its dispatch. */
  readonly is_set_aside: boolean;
};

/** Loads of which the product's own hold is not what it should be. */
async function changedOf(context: Context, ids: readonly string[]): Promise<readonly string[]> {
  const { db, partition } = context;
  const { rows } = await sql<Judged>`
    select l.id, l.customer_id, l.company_id, l.load_at, l.trip_until, l.countries, l.load_value, l.mass_kg, l.un_number, l.distance_km, l.status,
           l.commodity_type_id, l.equipment_type_id, l.supplier_id, l.vehicle_id, l.trailer1_id, l.trailer2_id, l.driver_id, l.co_driver_id,
           o.time_zone,
           coalesce((select jsonb_agg(jsonb_build_object('findings', h.findings, 'blocks_dispatch', h.blocks_dispatch,
                         'is_open', h.released_at is null, 'is_set_aside', h.released_by_id is not null) order by h.placed_at, h.id)
                       from load_hold h where h.partition = l.partition and h.load_id = l.id and h.type = 'DOCUMENT' and h.source = 'rule'),
                    '[]') as holds
      from load l join company o on o.partition = l.partition and o.id = l.company_id
     where l.partition = ${partition} and l.id = any (${ids}::uuid[])
     order by l.id`.execute(db);
  const blockers = await blockersOfAll(context, rows);
  return rows.filter((load, place) => turnOf(load, load.holds.at(-1), blockers[place]!) !== 'none').map(({ id }) => id);
}

/** Reads the reasons against the carrier of each load that nobody overrode; none where a load has no carrier. */
async function blockersOfAll(
  context: Context,
  carried: readonly (AskedLoad & Carried & Pick<StoredLoad, 'status'>)[],
): Promise<readonly Finding[][]> {
  if (carried.length === 0) return [];
  const [exceptions, findings] = await Promise.all([
    exceptionsOfAll(
      context,
      carried.map(({ id }) => id),
    ),
    findingsForAll(
      context,
      carried.map((load) => ({ load, candidate: candidateOf(load) })),
    ),
  ]);
  return carried.map(({ id, status, supplier_id }, place) =>
    is(execution, status, 'carried')
      ? blockersOf(findings[place]!, exceptions.get(`${id} ${supplier_id ?? ''}`) ?? [])
      : [],
  );
}

const keyOf = ({ code, subject, details }: HeldFinding) => `${code} ${subject} ${JSON.stringify(sorted(details))}`;
const sorted = (details: HeldFinding['details']) => Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** A vehicle on its way is not stopped by a hold: it is only said what is the matter. */
const blocksDispatch = ({ status }: Pick<StoredLoad, 'status'>) => !is(execution, status, 'moving');

type Turn = 'none' | 'place' | 'change' | 'end';

function turnOf(load: Pick<StoredLoad, 'status'>, last: RuleHold | undefined, blockers: readonly HeldFinding[]): Turn {
  const [known, found] = [new Set(last?.findings.map(keyOf)), blockers.map(keyOf)];
  const isKnown = found.every((key) => known.has(key));
  if (!last?.is_open) return found.length === 0 || (last?.is_set_aside && isKnown) ? 'none' : 'place';
  if (found.length === 0) return 'end';
  return isKnown && known.size === found.length && last.blocks_dispatch === blocksDispatch(load) ? 'none' : 'change';
}

/** Brings the product's own hold of a locked load to what stands against its carrier now. Answers the load as it is then. */
export async function reviewLoad(context: Context, load: StoredLoad): Promise<StoredLoad> {
  if (!is(execution, load.status, 'carried') && !load.hold_types.includes('DOCUMENT')) return load;
  const [holds, [blockers = []]] = await Promise.all([holdsOf(context, load.id), blockersOfAll(context, [load])]);
  const last = holds.findLast(({ type, source }) => type === 'DOCUMENT' && source === 'rule');
  const findings = blockers.map(({ code, level, subject, details, path }) => ({ code, level, subject, details, path }));
  const ruled = last && {
    ...last,
    is_open: last.released_at === null,
    is_set_aside: last.released_by_id !== null,
  };
  switch (turnOf(load, ruled, findings)) {
    case 'none':
      return load;
    case 'end':
      return endHold(context, load, last!.id, {
        because: is(execution, load.status, 'carried') ? 'mended' : 'tripOver',
      });
    case 'change':
      return changeHold(context, load, last!, findings);
    case 'place':
      return placeHold(context, load, {
        type: 'DOCUMENT',
        blocksDispatch: blocksDispatch(load),
        blocksDelivery: false,
        blocksBilling: false,
        visibleToCustomer: false,
        reason: '',
        source: 'rule',
        findings,
      });
  }
}

/** Judges a locked load again if papers hold it: what was done to it may have mended that. */
export async function reviewHeld(context: Context, load: StoredLoad): Promise<StoredLoad> {
  return load.hold_types.includes('DOCUMENT') ? reviewLoad(context, load) : load;
}

/** Other findings than before: what is new is told, what is gone is left away. */
async function changeHold(
  context: Context,
  load: StoredLoad,
  hold: StoredHold,
  findings: readonly HeldFinding[],
): Promise<StoredLoad> {
  await updateRow(context, 'load_hold', hold.id, {
    findings: JSON.stringify(findings),
    blocks_dispatch: blocksDispatch(load),
  });
  const known = new Set(hold.findings.map(keyOf));
  const fresh = findings.filter((finding) => !known.has(keyOf(finding)));
  if (fresh.length > 0)
    await addEvent(context, {
      load_id: load.id,
      kind: 'held',
      reason_code: hold.type,
      source: 'system',
      data: { findings: fresh },
    });
  return loads.change(context, load, {
    event: 'held',
    after: { findings: findings.map(({ code }) => code).join(', ') },
  });
}

/** The supplier, vehicle or driver whose papers or standing changed. */
export type Concerned =
  | { readonly supplierId: string }
  | { readonly vehicleId: string }
  | { readonly driverId: string };

/** The loads that somebody or something carries and that are not delivered yet: all of them, or some after another. */
export async function loadsCarriedBy(
  { db, partition }: Context,
  concerned: Concerned,
  { after, atMost }: { readonly after?: string | undefined; readonly atMost?: number } = {},
): Promise<readonly string[]> {
  const which =
    'supplierId' in concerned
      ? sql`supplier_id = ${concerned.supplierId}`
      : 'vehicleId' in concerned
        ? sql`(vehicle_id = ${concerned.vehicleId} or trailer1_id = ${concerned.vehicleId} or trailer2_id = ${concerned.vehicleId})`
        : sql`(driver_id = ${concerned.driverId} or co_driver_id = ${concerned.driverId})`;
  // Found first, and cut then: asked for the first few by id PostgreSQL would rather walk every load by its id.
  const { rows } = await sql<{ id: string }>`
    with carried as materialized (select id from load where partition = ${partition} and ${which} and ${carriedOnly})
    select id from carried where ${after === undefined ? sql`true` : sql`id > ${after}`} order by id limit ${atMost ?? null}::bigint`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
