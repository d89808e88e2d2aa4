import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { seesAsSupplier } from '#modules/work/loads/server/index.ts';
import { customerBilling } from '#modules/work/loads/side-statuses.ts';
import type { packetQuery, packetRow } from '../contract.ts';
import { packetStates, type PacketStatus } from '../packet.ts';
import { type LoadPapers, papersOf } from './papers-of.ts';
import { shownPacket } from './shown-packet.ts';

type Query = z.output<typeof packetQuery>;
type Row = z.input<typeof packetRow>;

/** So many loads are read together. */
const atOnce = 400;
/** No further than this: it is the work of weeks, and the first to load stands on top. */
const loadsAtMost = 4000;

interface Place {
  readonly id: string;
  /** As the database writes it: a moment in milliseconds would name another place. */
  readonly load_at: string;
}

/** Loads with their papers. The one rule is asked of each load, so nothing that is stored can grow old. */
export async function listPackets(context: Context, query: Query): Promise<Page<Row>> {
  const found: LoadPapers[] = [];
  const { isWhole } = await walk(context, query, (papers) => {
    if (isAsked(query, papers)) found.push(papers);
  });
  const first = (query.page - 1) * query.pageSize;
  return {
    rows: found.slice(first, first + query.pageSize).map((papers) => rowOf(context, papers)),
    total: found.length,
    totalIsCapped: !isWhole,
  };
}

/** How many loads stand where. */
export async function countPackets(context: Context): Promise<Record<PacketStatus, number>> {
  const counts: Record<PacketStatus, number> = { incomplete: 0, waiting: 0, complete: 0, nothing: 0 };
  await walk(context, { search: '', descending: false }, ({ packet }) => {
    counts[packet.status] += 1;
  });
  return counts;
}

/** Goes through the loads from their booking to their invoice, in the order of their loading. */
async function walk(
  context: Context,
  query: Pick<Query, 'search' | 'descending'> & Partial<Query>,
  visit: (papers: LoadPapers) => void,
): Promise<{ readonly isWhole: boolean }> {
  const { db, partition } = context;
  const direction = sql.raw(query.descending ? 'desc' : 'asc');
  const conditions = conditionsOf(query);
  let after: Place | undefined;
  for (let read = 0; read < loadsAtMost; read += atOnce) {
    const next: RawBuilder<unknown> = after
      ? sql`and (t.load_at, t.id) ${sql.raw(query.descending ? '<' : '>')} (${after.load_at}::timestamptz, ${after.id}::uuid)`
      : sql``;
    const { rows } = await sql<Place>`
      select t.id, t.load_at::text as load_at from load t where t.partition = ${partition} and ${sql.join(conditions, sql` and `)} ${next}
       order by t.load_at ${direction}, t.id ${direction} limit ${atOnce}`.execute(db);
    for (const papers of await papersOf(
      context,
      rows.map(({ id }) => id),
    ))
      visit(papers);
    after = rows.at(-1);
    if (rows.length < atOnce) return { isWhole: true };
  }
  return { isWhole: false };
}

function conditionsOf({ search, loadStatus, isAbroad, loadIds }: Partial<Query>): RawBuilder<unknown>[] {
  const states = loadStatus?.length ? loadStatus : packetStates;
  const pattern = likePattern(search ?? '');
  return [
    sql`t.status in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`,
    sql`t.customer_billing not in ${setOf(customerBilling, 'invoiced')}`,
    ...(loadIds ? [sql`t.id = any (${loadIds}::uuid[])`] : []),
    ...(isAbroad ? [sql`cardinality(t.countries) > 1`] : []),
    ...(pattern ? [sql`t.search like search_key(${pattern})`] : []),
  ];
}

function isAsked({ status, lacks, isAbroad }: Query, { packet, crossing }: LoadPapers): boolean {
  if (status && packet.status !== status) return false;
  if (isAbroad && crossing === 'none') return false;
  return (
    !lacks?.length || packet.papers.some(({ code, state, isDue }) => isDue && state !== 'there' && lacks.includes(code))
  );
}

function rowOf(context: Context, papers: LoadPapers): Row {
  const { load } = papers;
  return {
    ...shownPacket(papers),
    loadId: load.id,
    loadNumber: load.load_number,
    loadStatus: load.status,
    origin: load.origin,
    destination: load.destination,
    ...(!seesAsSupplier(context) && { customerName: load.customer_name }),
    supplierName: load.supplier_name,
    loadAt: load.load_at.toISOString(),
    timeZone: load.time_zone,
  };
}
