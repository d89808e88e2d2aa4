import { sql } from 'kysely';
import { type CalendarDate, todayIn } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import type { DocumentStatus } from '#modules/base/documents/status.ts';
import { keptFromCarriers } from '#modules/base/documents/types.ts';
import { needsOf } from '#modules/work/inspections/server/index.ts';
import { seesAsSupplier } from '#modules/work/loads/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import { tripDays } from '#modules/work/loads/trip.ts';
import { placedPods } from '#modules/work/pods/server/index.ts';
import { type Crossing, crossingOf } from '../crossing.ts';
import { type Packet, packetOf, type PaperFacts, type PaperRule } from '../packet.ts';

type Reading = Pick<Context, 'db' | 'partition' | 'actor'>;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly endsOn: CalendarDate | null;
}

/** A load with its vehicle, its drivers and what was filed about it. */
export interface AskedLoad {
  readonly id: string;
  readonly company_id: string;
  readonly load_number: string;
  readonly status: LoadState;
  readonly origin: string;
  readonly destination: string;
  readonly customer_name: string;
  readonly supplier_name: string;
  readonly time_zone: string;
  readonly load_at: Date;
  readonly trip_until: Date | null;
  readonly delivered_at: Date | null;
  readonly countries: readonly string[];
  readonly is_dangerous: boolean;
  readonly load_inspection_required: boolean;
  readonly requires_pod: boolean;
  readonly vehicle: Person | null;
  readonly drivers: readonly Person[];
  readonly documents: readonly {
    readonly id: string;
    readonly type: DocumentType;
    readonly status: DocumentStatus;
    readonly expiryDate: CalendarDate | null;
  }[];
}

/** A load with its papers. */
export interface LoadPapers {
  readonly load: AskedLoad;
  readonly crossing: Crossing;
  readonly packet: Packet;
}

/** The papers of many loads, in the order of the ids: what is needed, by each company's own list, and where it stands. */
export async function papersOf(context: Reading, loadIds: readonly string[]): Promise<LoadPapers[]> {
  if (loadIds.length === 0) return [];
  const loads = await askedLoads(context, loadIds);
  const rules = await rulesOf(context, [...new Set(loads.map(({ company_id }) => company_id))]);
  const needs = await needsOf(context, loadIds);
  const pods = Map.groupBy(await placedPods(context, loadIds), ({ load_id }) => load_id);
  const isCarrier = seesAsSupplier(context);
  return loads.map((load) => {
    const facts: PaperFacts = {
      status: load.status,
      crossing: crossingOf(load.countries),
      isDangerous: load.is_dangerous,
      day: lastDay(load),
      documents: load.documents,
      isInspectionRequired: load.load_inspection_required,
      inspection: needs.get(load.id)?.need ?? 'notRequired',
      requiresPod: load.requires_pod,
      pods: pods.get(load.id) ?? [],
      vehicle: load.vehicle,
      drivers: load.drivers,
    };
    const packet = packetOf(rules.get(load.company_id) ?? [], facts);
    return { load, crossing: facts.crossing, packet: isCarrier ? withoutKept(packet) : packet };
  });
}

/** A carrier is told that such a paper is there, and does not open it. */
function withoutKept(packet: Packet): Packet {
  const kept = keptFromCarriers as readonly string[];
  return {
    ...packet,
    papers: packet.papers.map((paper) => (kept.includes(paper.code) ? { ...paper, recordId: null } : paper)),
  };
}

/** As for vehicles and drivers: until the vehicle is back. What ends after the delivery has done its work. */
function lastDay({ load_at, trip_until, delivered_at, time_zone }: AskedLoad): CalendarDate {
  if (delivered_at !== null) return todayIn(time_zone, delivered_at);
  return tripDays({ from: load_at, until: trip_until ?? load_at }, time_zone).to;
}

async function askedLoads({ db, partition }: Reading, loadIds: readonly string[]): Promise<AskedLoad[]> {
  const { rows } = await sql<AskedLoad>`
    select l.id, l.company_id, l.load_number, l.status, l.origin, l.destination, l.load_at, l.trip_until, l.delivered_at,
        l.countries, l.load_inspection_required, l.requires_pod,
        (select c.registered_name from customer c where c.partition = l.partition and c.id = l.customer_id) as customer_name,
        coalesce((select s.registered_name from supplier s where s.partition = l.partition and s.id = l.supplier_id), '') as supplier_name,
        (select o.time_zone from company o where o.partition = l.partition and o.id = l.company_id) as time_zone,
        l.un_number <> '' or coalesce((select m.dangerous_goods from commodity_type m
          where m.partition = l.partition and m.id = l.commodity_type_id), false) as is_dangerous,
        (select json_build_object('id', v.id, 'name', v.code, 'endsOn', v.cross_border_permit_expiry)
           from vehicle v where v.partition = l.partition and v.id = l.vehicle_id) as vehicle,
        (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name || ' ' || d.surname, 'endsOn', d.passport_expiry)
                   order by d.id = l.driver_id desc), '[]')
           from driver d where d.partition = l.partition and d.id in (l.driver_id, l.co_driver_id)) as drivers,
        (select coalesce(json_agg(json_build_object('id', f.id, 'type', f.type, 'status', f.status, 'expiryDate', f.expiry_date)
                   order by f.uploaded_at), '[]')
           from document f where f.partition = l.partition and f.subject_type = 'load' and f.subject_id = l.id
            and f.superseded_at is null) as documents
      from unnest(${loadIds}::uuid[]) with ordinality asked (id, place)
      join load l on l.partition = ${partition} and l.id = asked.id
     order by asked.place`.execute(db);
  return rows;
}

/** Reads the papers that each company wants of its loads. */
async function rulesOf(
  { db, partition }: Reading,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, PaperRule[]>> {
  const { rows } = await sql<PaperRule & { readonly company_id: string }>`
    select company_id, code, label, is_mandatory as "isMandatory", applies, blocks from required_document
     where partition = ${partition} and company_id = any (${companyIds}::uuid[]) and subject_type = 'load'
     order by company_id, position`.execute(db);
  return Map.groupBy(rows, ({ company_id }) => company_id);
}
