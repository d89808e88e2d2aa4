import { sql } from 'kysely';
import type { z } from 'zod';
import { isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { carrierNamesIn } from '#modules/base/access/rights.ts';
import { expectedAt } from '#modules/work/road/goods-due.ts';
import type { podRecord, podRow } from '../records.ts';
import { ageInDays } from '../rules.ts';
import { filesOf, type ListedPod, type StoredPod } from './queries.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
const numberOrNull = (value: string | null) => (value === null ? null : Number(value));

/** A supplier's own user learns nothing of customers. */
function seesAsSupplier({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind === 'user' && carrierNamesIn(actor.authorisations) !== undefined;
}

/** How the caller is shown proofs in lists. Asked for once a list: it looks through all that they may do. */
export function rowsFor(context: Pick<Context, 'actor' | 'now'>): (row: ListedPod) => z.input<typeof podRow> {
  const hidesCustomers = seesAsSupplier(context);
  return (row) => ({
    id: row.id,
    lockId: lockIdOf(row),
    status: row.status,
    loadId: row.load_id,
    loadNumber: row.load_number ?? '',
    stopId: row.stop_id,
    stopName: row.stop_name ?? '',
    reference: row.reference,
    ...(row.customer_id !== null &&
      !hidesCustomers && { customerId: row.customer_id, customerName: row.customer_name ?? '' }),
    supplierId: row.supplier_id,
    supplierName: row.supplier_name ?? '',
    isOwnFleet: row.is_own_fleet ?? false,
    registrationNumber: row.registration_number ?? '',
    origin: row.origin ?? '',
    destination: row.destination ?? '',
    deliveredAt: iso(row.delivered_at),
    method: row.method,
    receivedVia: row.received_via,
    receivedFrom: row.received_from,
    receivedAt: iso(row.received_at),
    pageCount: row.page_count,
    fileName: row.first_file ?? '',
    exceptions: row.exceptions,
    isSeenBefore: row.is_seen_before,
    guess: row.guess && { ...row.guess, loadNumber: row.guess_number ?? '' },
    rejectReason: row.reject_reason,
    note: row.note,
    decidedBy: row.decided_by,
    decidedAt: iso(row.decided_at),
    since: row.since.toISOString(),
    ageDays: ageInDays(row.since, context.now),
    timesAsked: row.times_asked,
    lastAskedAt: iso(row.last_asked_at),
    updatedAt: row.updated_at.toISOString(),
  });
}

interface StopFacts {
  readonly sequence: number;
  readonly arrived_at: Date | null;
  readonly departed_at: Date | null;
  readonly seal_in: string;
  readonly seal_out: string;
  readonly signatory_name: string;
  readonly fail_reason: string;
  readonly disposition: string;
}

/** A proof with its pages, the goods of its stop, and what was asked for when. */
export async function recordOf(context: Context, row: StoredPod): Promise<z.input<typeof podRecord>> {
  const [files, stop, goods, requests] = await Promise.all([
    filesWithOthers(context, row.id),
    stopOf(context, row.stop_id),
    goodsOf(context, row),
    requestsOf(context, row.id),
  ]);
  const isBarred = isBarredFrom(context.actor, 'approvePod', row.uploader_ids);
  return {
    ...rowsFor(context)(row),
    signedBy: row.signed_by || (stop?.signatory_name ?? ''),
    signedAt: iso(row.signed_at),
    pages: row.pages,
    files,
    stop: stop && {
      sequence: stop.sequence,
      arrivedAt: iso(stop.arrived_at),
      departedAt: iso(stop.departed_at),
      sealIn: stop.seal_in,
      sealOut: stop.seal_out,
      signatoryName: stop.signatory_name,
      failReason: stop.fail_reason,
      disposition: stop.disposition,
    },
    goods,
    decisionBarrier: isBarred && row.status === 'podSubmitted' ? 'ownUpload' : null,
    requests,
  };
}

async function filesWithOthers(context: Context, podId: string) {
  const { db, partition } = context;
  const files = await filesOf(context, podId);
  const { rows } = await sql<{ sha256: string; load_number: string }>`
    select distinct o.sha256, l.load_number from pod_file m
      join pod_file o on o.partition = m.partition and o.sha256 = m.sha256 and o.pod_id <> m.pod_id
      join pod p on p.partition = o.partition and p.id = o.pod_id and p.status not in ('SUPERSEDED', 'VOID')
      join pod own on own.partition = m.partition and own.id = m.pod_id
      join load l on l.partition = p.partition and l.id = p.load_id and l.id is distinct from own.load_id
     where m.partition = ${partition} and m.pod_id = ${podId}`.execute(db);
  return files.map((file) => ({
    blobName: file.blob_name,
    fileName: file.file_name,
    contentType: file.content_type,
    pages: file.pages,
    uploadedBy: file.uploaded_by,
    uploadedAt: file.uploaded_at.toISOString(),
    isSuperseded: file.superseded_at !== null,
    alsoOn: rows.filter(({ sha256 }) => sha256 === file.sha256).map(({ load_number }) => load_number),
  }));
}

async function stopOf({ db, partition }: Context, id: string | null): Promise<StopFacts | null> {
  if (id === null) return null;
  const { rows } = await sql<StopFacts>`
    select sequence, arrived_at, departed_at, seal_in, seal_out, signatory_name, fail_reason, disposition
      from stop where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

interface GoodsRow {
  readonly id: string;
  readonly stop_id: string;
  readonly sequence: number;
  readonly type: string;
  readonly reference: string;
  readonly commodity_type_id: string | null;
  readonly commodity_name: string | null;
  readonly packing_type_id: string | null;
  readonly quantity_planned: string;
  readonly quantity_actual: string | null;
  readonly short_quantity: string | null;
  readonly damaged_quantity: string | null;
}

/** The goods that it proves: those of its stop, and of its reference where it has one. */
async function goodsOf({ db, partition }: Context, { load_id, stop_id, reference }: StoredPod) {
  if (stop_id === null) return [];
  const { rows } = await sql<GoodsRow>`
    select g.id, g.stop_id, s.sequence, s.type, g.reference, g.commodity_type_id, g.packing_type_id,
        g.quantity_planned, g.quantity_actual, g.short_quantity, g.damaged_quantity,
        (select c.name from commodity_type c where c.partition = g.partition and c.id = g.commodity_type_id) as commodity_name
      from stop s join goods_line g on g.partition = s.partition and g.stop_id = s.id
     where s.partition = ${partition} and s.load_id = ${load_id}
     order by s.sequence, g.line_number, g.id`.execute(db);
  const loaded = loadedFor(rows, stop_id);
  return rows
    .filter((line) => line.stop_id === stop_id && (reference === '' || ['', reference].includes(line.reference)))
    .map((line) => ({
      id: line.id,
      reference: line.reference,
      commodityName: line.commodity_name ?? '',
      quantityPlanned: Number(line.quantity_planned),
      quantityLoaded: loaded(line.id),
      quantityActual: numberOrNull(line.quantity_actual),
      damagedQuantity: numberOrNull(line.damaged_quantity),
    }));
}

/** What was loaded of each line of a stop, as the driver's phone reckons it: nobody is short of what was never loaded. */
function loadedFor(rows: readonly GoodsRow[], stopId: string): (lineId: string) => number | null {
  const stops = [...Map.groupBy(rows, (row) => row.stop_id)].map(([id, lines]) => ({
    id,
    sequence: lines[0]!.sequence,
    type: lines[0]!.type,
    goods: lines.map((line) => ({
      id: line.id,
      reference: line.reference,
      commodity: line.commodity_type_id ?? '',
      packing: line.packing_type_id ?? '',
      quantityPlanned: Number(line.quantity_planned),
      quantityActual: numberOrNull(line.quantity_actual),
      shortQuantity: numberOrNull(line.short_quantity),
      damagedQuantity: numberOrNull(line.damaged_quantity),
    })),
  }));
  const stop = stops.find(({ id }) => id === stopId);
  const expected = stop && expectedAt({ stops }, stop);
  return (lineId) => {
    const found = expected?.get(lineId);
    return found?.isLoaded ? found.quantity : null;
  };
}

async function requestsOf({ db, partition }: Context, podId: string) {
  const rows = await db
    .selectFrom('pod_reminder')
    .select(['day', 'recipient', 'problem', 'sent_at'])
    .where('partition', '=', partition)
    .where('pod_id', '=', podId)
    .orderBy('sent_at', 'desc')
    .execute();
  return rows.map(({ day, recipient, problem, sent_at }) => ({
    day,
    recipient,
    problem,
    sentAt: sent_at.toISOString(),
  }));
}

/** Ids of the goods that a proof is about. */
export async function goodsIdsOf(context: Context, pod: StoredPod): Promise<string[]> {
  return (await goodsOf(context, pod)).map(({ id }) => id);
}
