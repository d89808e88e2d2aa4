import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { instantAt, isWallClock, wallClockIn } from '#platform/wall-clock.ts';
import {
  directions,
  limits,
  loadFields,
  type LoadInput,
  orderNumberKinds,
  scheduleTypes,
  stopTypes,
} from '#modules/work/loads/fields.ts';
import { problemsOfSubmission } from '#modules/work/loads/submission.ts';
import type { Load } from '../calls.ts';
import { type ChargeRow, chargeRowsOf } from './charge-rows.ts';

const chosen = z.string().refine((id) => id !== '', { error: 'required' });
/** What the clock of the company shows; empty for not known yet. */
const clock = z.string().refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' });
const { shape } = loadFields;

/** Fields that the form holds as the server takes and answers them. */
const asSent = [
  'pieces',
  'pallets',
  'massKg',
  'volumeM3',
  'unNumber',
  'dangerClass',
  'packingGroup',
  'emergencyPhone',
  'temperatureMin',
  'temperatureMax',
  'distanceKm',
] as const satisfies readonly (keyof LoadInput)[];

function picked<From extends object, const Names extends readonly (keyof From)[]>(from: From, names: Names) {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Names[number]>;
}

const stopForm = z
  .strictObject({
    /** Names the stop to its goods while it has no id. */
    stopKey: z.string(),
    id: z.string(),
    type: z.enum(stopTypes),
    stopLocationId: z.string(),
    address: text(200),
    stopCountry: text(80),
    scheduleType: z.enum(scheduleTypes),
    windowStart: clock,
    windowEnd: clock,
    appointmentRef: text(40),
    plannedArrival: clock,
    references: text(600),
    sealIn: text(40),
    sealOut: text(40),
    note: text(300),
  })
  .refine(
    ({ windowStart, windowEnd }) => !(isWallClock(windowStart) && isWallClock(windowEnd)) || windowStart <= windowEnd,
    {
      path: ['windowEnd'],
      error: 'rangeReversed',
    },
  );

const goodsRow = z.strictObject({
  key: z.string(),
  stopKey: z.string(),
  reference: z.string(),
  commodityTypeId: z.string(),
  packingTypeId: z.string(),
  quantity: z.number().nullable(),
  note: z.string(),
});
export type GoodsRow = z.infer<typeof goodsRow>;

const chargeRow = z.strictObject({
  key: z.string(),
  sellId: z.string(),
  buyId: z.string(),
  itemMasterId: z.string(),
  description: z.string(),
  quantity: z.number().nullable(),
  unit: z.string(),
  sell: z.number().nullable(),
  buy: z.number().nullable(),
  vatCode: z.enum(vatCodes),
});

/** A load as the form holds it: times of the company's clock, goods and charges as tables. */
const fields = z.strictObject({
  customerId: chosen,
  orderTypeId: chosen,
  billToPartyId: z.string(),
  orderNumber: text(40),
  otherNumbers: z
    .array(z.strictObject({ kind: z.enum(orderNumberKinds), number: requiredText(40) }))
    .max(limits.orderNumbers),
  profitCentreId: z.string(),
  equipmentTypeId: chosen,
  commodityTypeId: chosen,
  packingTypeId: z.string(),
  ...picked(shape, asSent),
  loadValue: amount,
  containerNumber: text(15),
  sealNos: text(400),
  direction: z.enum(['', ...directions]),
  directionReason: text(200),
  instructions: text(1000),
  internalNotes: text(1000),
  stops: z.array(stopForm),
  goods: z.array(goodsRow).max(limits.goodsLines),
  charges: z.array(chargeRow).max(limits.charges),
  sellCurrency: z.enum(['', ...currencies]),
  /** Cells of the two tables that hold no value they could be saved with. */
  goodsProblems: z.int().max(0, { error: 'linesUnclear' }),
  chargeProblems: z.int().max(0, { error: 'linesUnclear' }),
});
export type LoadFormValues = z.input<typeof fields>;
export type LoadFormOutput = z.output<typeof fields>;

/** What the form refuses. While it is booked, and not only kept as a draft, all that planning asks for is missed too. */
export function loadFormFor(isBooked: () => boolean) {
  return fields
    .refine(({ temperatureMin: min, temperatureMax: max }) => min === null || max === null || min <= max, {
      path: ['temperatureMax'],
      error: 'rangeReversed',
    })
    .refine(({ direction, directionReason }) => direction === '' || directionReason !== '', {
      path: ['directionReason'],
      error: 'required',
    })
    .superRefine((values, checked) => {
      if (!isBooked()) return;
      for (const [field, { code }] of Object.entries(gapsOf(values)))
        checked.addIssue({ code: 'custom', path: fieldOf(field).split('.'), message: code });
    });
}

/** Where the form mends what is said of a field of the load. */
export function fieldOf(field: string): string {
  if (field === 'orderNumbers') return 'orderNumber';
  if (field === 'stops') return 'stops.0.stopLocationId';
  return field === 'charges' ? 'chargeProblems' : field.replace(/^container\.number$/, 'containerNumber');
}

/** Moments are compared only: every zone orders them alike. */
const momentOf = (value: string) => (isWallClock(value) ? new Date(`${value}Z`) : null);

function gapsOf(values: LoadFormOutput) {
  return problemsOfSubmission({
    stops: values.stops.map((stop) => ({
      type: stop.type,
      schedule_type: stop.scheduleType,
      window_start: momentOf(stop.windowStart),
      window_end: momentOf(stop.windowEnd),
      planned_arrival: momentOf(stop.plannedArrival),
      stop_location_id: stop.stopLocationId || null,
      address: stop.address,
      // The server knows the country of a location.
      stop_country: stop.stopCountry || stop.stopLocationId,
      hasGoods: values.goods.some(({ stopKey }) => stopKey === stop.stopKey),
    })),
    hasMeasure: hasMeasure(values),
    hasOrderNumber: values.orderNumber !== '' || values.otherNumbers.length > 0,
    // Asked by the order type, which the server knows.
    requiresOrderNumber: false,
    isDangerous: values.unNumber !== '' || values.dangerClass !== '',
    emergencyPhone: values.emergencyPhone,
  });
}

export function hasMeasure(values: Pick<LoadFormValues, 'pieces' | 'pallets' | 'massKg' | 'volumeM3'>): boolean {
  return [values.pieces, values.pallets, values.massKg, values.volumeM3].some((value) => Number(value ?? 0) > 0);
}

export function emptyStop(type: (typeof stopTypes)[number]): LoadFormValues['stops'][number] {
  return {
    stopKey: crypto.randomUUID(),
    id: '',
    type,
    stopLocationId: '',
    address: '',
    stopCountry: '',
    scheduleType: 'open',
    windowStart: '',
    windowEnd: '',
    appointmentRef: '',
    plannedArrival: '',
    references: '',
    sealIn: '',
    sealOut: '',
    note: '',
  };
}

export function emptyLoad(): LoadFormValues {
  return {
    customerId: '',
    orderTypeId: '',
    billToPartyId: '',
    orderNumber: '',
    otherNumbers: [],
    profitCentreId: '',
    equipmentTypeId: '',
    commodityTypeId: '',
    packingTypeId: '',
    pieces: null,
    pallets: null,
    massKg: null,
    volumeM3: null,
    loadValue: 0,
    unNumber: '',
    dangerClass: '',
    packingGroup: '',
    emergencyPhone: '',
    temperatureMin: null,
    temperatureMax: null,
    containerNumber: '',
    sealNos: '',
    distanceKm: null,
    direction: '',
    directionReason: '',
    instructions: '',
    internalNotes: '',
    stops: [emptyStop('pickup'), emptyStop('delivery')],
    goods: [],
    charges: [],
    sellCurrency: '',
    goodsProblems: 0,
    chargeProblems: 0,
  };
}

export function valuesOfLoad(load: Load): LoadFormValues {
  const clockOf = (stop: Load['stops'][number], instant: string | null) =>
    instant === null ? '' : wallClockIn(stop.timeZone, instant);
  const [first, ...others] = load.orderNumbers;
  const isCustomers = first?.kind === 'customerOrder';
  return {
    ...emptyLoad(),
    customerId: load.customerId ?? '',
    orderTypeId: load.orderTypeId,
    billToPartyId: load.billToPartyId ?? '',
    orderNumber: isCustomers ? first.number : '',
    otherNumbers: isCustomers ? others : load.orderNumbers,
    profitCentreId: load.profitCentreId,
    equipmentTypeId: load.equipmentTypeId,
    commodityTypeId: load.commodityTypeId,
    packingTypeId: load.packingTypeId ?? '',
    ...picked(load, asSent),
    loadValue: load.loadValue,
    containerNumber: load.container.number,
    sealNos: load.container.sealNos.join(', '),
    direction: load.directionReason === '' ? '' : load.direction,
    directionReason: load.directionReason,
    instructions: load.instructions,
    internalNotes: load.internalNotes ?? '',
    sellCurrency: load.sellCurrency ?? '',
    stops: load.stops.map((stop) => ({
      stopKey: stop.id,
      id: stop.id,
      type: stop.type,
      stopLocationId: stop.stopLocationId ?? '',
      address: stop.address,
      stopCountry: stop.stopCountry,
      scheduleType: stop.scheduleType,
      windowStart: clockOf(stop, stop.windowStart),
      windowEnd: clockOf(stop, stop.windowEnd),
      appointmentRef: stop.appointmentRef,
      plannedArrival: clockOf(stop, stop.plannedArrival),
      references: stop.references.join(', '),
      sealIn: stop.sealIn,
      sealOut: stop.sealOut,
      note: stop.note,
    })),
    goods: load.stops.flatMap((stop) =>
      stop.goodsLines.map((line) => ({
        key: line.id,
        stopKey: stop.id,
        reference: line.reference,
        commodityTypeId: line.commodityTypeId ?? '',
        packingTypeId: line.packingTypeId ?? '',
        quantity: line.quantityPlanned,
        note: line.note,
      })),
    ),
    charges: chargeRowsOf(load.charges) satisfies ChargeRow[],
  };
}

/** The instant of what a field holds; the text itself where it is none, so that the server names it. */
export function instantOf(value: string, timeZone: string): string | null {
  if (value === '') return null;
  return isWallClock(value) ? instantAt(value, timeZone).toISOString() : value;
}
