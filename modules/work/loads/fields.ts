import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { optionalNumber } from '#platform/master-data.ts';
import { amountInput } from '#platform/money-codec.ts';
import { noCents } from '#platform/money.ts';
import { requiredText, text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';

export const stopTypes = [
  'pickup',
  'delivery',
  'border',
  'fuel',
  'rest',
  'depot',
  'crossDock',
  'containerReturn',
] as const;
export const scheduleTypes = ['open', 'appointment'] as const;
export const directions = ['domestic', 'export', 'import', 'transit'] as const;
export const distanceSources = ['typed', 'route', 'odometer'] as const;
export const orderNumberKinds = ['customerOrder', 'invoice', 'deliveryNote', 'booking', 'waybill'] as const;
export const chargeSides = ['sell', 'buy'] as const;
export const chargeSources = ['typed', 'rate', 'fuel', 'standing', 'extra', 'tender', 'added', 'free'] as const;
export const packingGroups = ['', 'I', 'II', 'III'] as const;

export const limits = { stops: 30, goodsLines: 100, charges: 100, orderNumbers: 50 } as const;

/** A record that need not be named; an empty text names none. */
export const optionalId = z
  .union([z.uuid(), z.literal('')])
  .nullable()
  .default(null)
  .transform((id) => id || null);
const requiredId = z
  .union([z.uuid(), z.literal('')])
  .nullish()
  .transform((id) => id || '')
  .refine((id) => id !== '', { error: 'required' });

/** A moment, with its zone; years of four digits. */
export const moment = z.iso
  .datetime({ offset: true, error: 'invalidMoment' })
  .refine((value) => value.length <= 35 && /^(?:19|20|21)\d\d-/.test(value), { error: 'invalidMoment' });
const optionalMoment = z
  .union([moment, z.literal('')])
  .nullable()
  .default(null)
  .transform((value) => (value ? new Date(value) : null));

/** Numbers with few decimals; NaN and infinities are refused by the schema itself. */
const decimals = (places: number, max: number, min = 0) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value - Number(value.toFixed(places))) < 1e-9, { error: 'tooManyDecimals' });

export const goodsLine = z.strictObject({
  /** Of a line that was read; a new one has none. */
  id: z.uuid().optional(),
  reference: text(60).default(''),
  commodityTypeId: optionalId,
  packingTypeId: optionalId,
  quantityPlanned: decimals(3, 1e9).default(0),
  note: text(200).default(''),
});

export const stopFields = z.strictObject({
  id: z.uuid().optional(),
  type: z.enum(stopTypes),
  /** Of the location store; or an address. */
  stopLocationId: optionalId,
  address: text(200).default(''),
  /** The country's name; that of the location where there is one. */
  stopCountry: text(80).default(''),
  scheduleType: z.enum(scheduleTypes).default('open'),
  windowStart: optionalMoment,
  windowEnd: optionalMoment,
  appointmentRef: text(40).default(''),
  plannedArrival: optionalMoment,
  goodsLines: z.array(goodsLine).max(limits.goodsLines, { error: 'tooMany' }).default([]),
  references: z.array(requiredText(60)).max(50).default([]),
  sealIn: text(40).default(''),
  sealOut: text(40).default(''),
  note: text(300).default(''),
});

export const chargeFields = z.strictObject({
  id: z.uuid().optional(),
  side: z.enum(chargeSides),
  itemMasterId: optionalId,
  description: text(200).default(''),
  quantity: decimals(3, 1e9, -1e9).default(1),
  unit: text(20).default(''),
  price: decimals(4, 1e9, -1e9),
  vatCode: z.enum(vatCodes).default('standard'),
  /** That of the load where there is none. */
  profitCentreId: optionalId,
});

/** A load as the form has it. A draft may be short of what `submitLoad` asks for. */
export const loadFields = z.strictObject({
  orderTypeId: requiredId,
  /** That of the order type where there is none. */
  profitCentreId: optionalId,
  customerId: requiredId,
  billToPartyId: optionalId,
  orderNumbers: z
    .array(z.strictObject({ kind: z.enum(orderNumberKinds).default('customerOrder'), number: requiredText(40) }))
    .max(limits.orderNumbers, { error: 'tooMany' })
    .default([]),
  equipmentTypeId: requiredId,
  commodityTypeId: requiredId,
  packingTypeId: optionalId,
  /** From the countries of the stops where it is left out; another one needs a reason. */
  direction: z.enum(directions).nullable().default(null),
  directionReason: text(200).default(''),
  pieces: z.int().min(0).max(1_000_000).nullable().default(null),
  pallets: z.int().min(0).max(10_000).nullable().default(null),
  massKg: decimals(1, 200_000).nullable().default(null),
  volumeM3: decimals(2, 10_000).nullable().default(null),
  /** Rand; 0: not stated. */
  loadValue: amountInput.default(noCents),
  unNumber: text(4)
    .refine((number) => /^(\d{4})?$/.test(number), { error: 'invalidFormat' })
    .default(''),
  dangerClass: text(4).default(''),
  packingGroup: z.enum(packingGroups).default(''),
  emergencyPhone: text(30).default(''),
  temperatureMin: optionalNumber(-60, 300),
  temperatureMax: optionalNumber(-60, 300),
  container: z
    .strictObject({
      number: text(15)
        .transform((number) => number.replace(/[\s-]/g, '').toUpperCase())
        .refine((number) => /^[A-Z0-9]*$/.test(number), { error: 'invalidFormat' })
        .default(''),
      sealNos: z.array(requiredText(40)).max(20).default([]),
    })
    .prefault({}),
  distanceKm: decimals(1, 100_000).nullable().default(null),
  distanceSource: z.enum(distanceSources).default('typed'),
  instructions: text(1000).default(''),
  internalNotes: text(1000).default(''),
  supplierReference: text(60).default(''),
  /** In which the customer is charged; that of the company where it is left out. */
  sellCurrency: z.enum(currencies).nullable().default(null),
  stops: z.array(stopFields).max(limits.stops, { error: 'tooMany' }).default([]),
  charges: z.array(chargeFields).max(limits.charges, { error: 'tooMany' }).default([]),
});

/** A change of a load, with the rules that hold between its fields in a draft too. */
export const loadChange = loadFields
  .refine(({ temperatureMin: min, temperatureMax: max }) => min === null || max === null || min <= max, {
    path: ['temperatureMax'],
    error: 'rangeReversed',
  })
  .superRefine(({ stops, charges }, checked) => {
    for (const [place, stop] of stops.entries()) {
      const problem = (field: string, code: string) =>
        checked.addIssue({ code: 'custom', path: ['stops', place, field], message: code });
      const { windowStart, windowEnd } = stop;
      if (windowStart && windowEnd && windowEnd < windowStart) problem('windowEnd', 'rangeReversed');
    }
    for (const side of chargeSides)
      for (const [place, charge] of charges.entries())
        if (charge.side === side && charge.description === '' && charge.itemMasterId === null)
          checked.addIssue({ code: 'custom', path: ['charges', place, 'description'], message: 'required' });
  });

/** A new load. In a change a direction without a reason is the one that was read, which the server knows. */
export const loadChecked = loadChange.refine(
  ({ direction, directionReason }) => direction === null || directionReason !== '',
  { path: ['directionReason'], error: 'required' },
);
export type LoadInput = z.output<typeof loadChecked>;
export type StopInput = LoadInput['stops'][number];
export type ChargeInput = LoadInput['charges'][number];
