import { cents, type Cents, centsOfWire } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import type { Facts } from '#platform/server/records.ts';
import { execution, type LoadEventKind } from '#modules/work/loads/status.ts';
import { searchWords } from './load-columns.ts';
import { isTyped, type PricedLoad } from './new-load.ts';
import { loadNoun } from '../queries.ts';
import { eventRow, type NewLoadEvent } from '../tell-event.ts';

export interface HeldLoad extends PricedLoad {
  /** By how much it exceeds the customer's credit; it is held for that. */
  readonly excess: Cents;
}
export interface NumberedLoad extends HeldLoad {
  readonly loadNumber: string;
}

/** Writes new loads with their parts, their first events and their trail; a statement for each table, all in one turn. */
export async function writeLoads(
  context: Context,
  loads: readonly NumberedLoad[],
  { isTold }: { readonly isTold: boolean },
): Promise<void> {
  if (loads.length === 0) return;
  const { db, partition } = context;
  // The connection keeps their order: a part is written after what it belongs to.
  await Promise.all([
    insertRows(
      db,
      'load',
      loads.map((load) => loadRow(context, load)),
    ),
    insertRows(
      db,
      'stop',
      loads.flatMap(({ id, stops }) =>
        stops.map((stop, place) => ({
          ...stop,
          doc_references: JSON.parse(stop.doc_references) as unknown,
          partition,
          load_id: id,
          sequence: place + 1,
        })),
      ),
    ),
    insertRows(
      db,
      'goods_line',
      loads.flatMap((load) => goodsRows(partition, load)),
    ),
    insertRows(
      db,
      'load_charge',
      loads.flatMap(({ id, charges }) => charges.map((charge) => ({ ...charge, partition, load_id: id }))),
    ),
    insertRows(
      db,
      'load_rating',
      loads.flatMap((load) => traceRows(context, load)),
    ),
    insertRows(
      db,
      'load_hold',
      loads.flatMap((load) => holdRows(context, load)),
    ),
    insertRows(
      db,
      'load_event',
      loads.flatMap((load) => eventRows(context, load)),
    ),
    context.audit(loads.flatMap(trailOf)),
    ...(isTold
      ? [
          context.publishAll(
            loads.map(({ id }) => ({ channels: ['loads'], event: 'created', recordId: id, lockId: '1' })),
          ),
        ]
      : []),
  ]);
}

function loadRow({ partition, actor, now }: Context, load: NumberedLoad) {
  const { input, known, columns, summary, totals, loadNumber, isReady = false } = load;
  return {
    ...columns,
    ...summary,
    ...totals,
    order_numbers: input.orderNumbers,
    id: load.id,
    partition,
    company_id: known.companyId,
    load_number: loadNumber,
    external_reference: load.externalReference ?? '',
    requires_pod: known.requiresPod,
    load_inspection_required: known.loadInspectionRequired,
    search_words: searchWords({ load_number: loadNumber, registration_number: null }, input, summary),
    status: isReady ? 'READY' : 'DRAFT',
    hold_types: load.excess > 0n ? ['CREDIT'] : [],
    ready_at: isReady ? now : null,
    last_event_at: isReady ? now : null,
    created_by: actor.name,
    created_by_id: actor.kind === 'user' ? actor.id : null,
    updated_by: actor.name,
  };
}

function goodsRows(partition: string, { id, input, stops }: NumberedLoad) {
  return input.stops.flatMap(({ goodsLines }, place) =>
    goodsLines.map((line, index) => ({
      partition,
      load_id: id,
      stop_id: stops[place]!.id,
      line_number: index + 1,
      reference: line.reference,
      commodity_type_id: line.commodityTypeId,
      packing_type_id: line.packingTypeId,
      quantity_planned: line.quantityPlanned,
      note: line.note,
    })),
  );
}

/** Why a load costs what it does, where rates were asked for it. */
function traceRows({ partition, actor }: Context, load: NumberedLoad) {
  const { id, rating } = load;
  if (!rating || isTyped(load)) return [];
  const { trace, rate } = rating;
  const total = Number(centsOfWire(trace.total));
  const reason = '';
  return [
    {
      partition,
      load_id: id,
      side: 'sell',
      outcome: trace.outcome,
      rate_id: rate?.id ?? null,
      trace,
      total,
      reason,
      made_by: actor.name,
    },
  ];
}

/** The hold of a load that exceeds the customer's credit, as `holdForCredit` puts it. */
function holdRows({ partition, actor }: Context, { id, excess }: NumberedLoad) {
  if (excess === 0n) return [];
  return [
    {
      partition,
      load_id: id,
      type: 'CREDIT',
      blocks_dispatch: true,
      blocks_delivery: false,
      blocks_billing: false,
      visible_to_customer: false,
      reason: '',
      source: 'rule',
      excess: Number(excess),
      placed_by: actor.name,
      placed_by_id: actor.kind === 'user' ? actor.id : null,
    },
  ];
}

function eventRows(context: Context, { id, isReady, excess }: NumberedLoad) {
  const event = (kind: LoadEventKind, said: Partial<NewLoadEvent> = {}) =>
    eventRow(context, { load_id: id, kind, reason_code: '', ...said });
  return [
    event('created'),
    ...(isReady ? [event(execution.past.submit)] : []),
    ...(excess > 0n ? [event('held', { reason_code: 'CREDIT', source: 'system' })] : []),
  ];
}

function trailOf(load: NumberedLoad) {
  const entry = { noun: loadNoun, recordId: load.id } as const;
  const created = { ...entry, event: 'created', after: factsOf(load) };
  const submitted = {
    ...entry,
    event: execution.past.submit,
    before: { status: 'DRAFT' },
    after: { status: 'READY' },
  };
  const held = { ...entry, event: 'held', before: { holds: '' }, after: { holds: 'CREDIT', reason: '' } };
  return [created, ...(load.isReady ? [submitted] : []), ...(load.excess > 0n ? [held] : [])];
}

/** What the trail says of a load that is new, as `factsOf` says it of one that is changed. */
function factsOf({ loadNumber, known, input, summary, totals }: NumberedLoad): Facts {
  return {
    loadNumber,
    orderTypeName: known.orderTypeName,
    customerName: known.customerName,
    orderNumbers: input.orderNumbers.map(({ number }) => number).join(', '),
    equipmentName: known.nameOf('equipment_type', input.equipmentTypeId),
    commodityName: known.nameOf('commodity_type', input.commodityTypeId),
    containerNumber: input.container.number,
    origin: summary.origin,
    destination: summary.destination,
    stopCount: summary.stop_count,
    loadAt: summary.load_at.toISOString(),
    tripUntil: summary.trip_until?.toISOString() ?? null,
    massKg: input.massKg,
    pallets: input.pallets,
    loadValue: input.loadValue,
    sell: cents(totals.sell_net),
    buy: cents(totals.buy_net),
    instructions: input.instructions,
    internalNotes: input.internalNotes,
  };
}
