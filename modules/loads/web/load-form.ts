import { z } from 'zod';
import type { InputOf } from '#platform/operation.ts';
import { amount } from '#platform/money-codec.ts';
import { text } from '#platform/operation.ts';
import { loadService } from '../contract.ts';
import { stopTypes } from '../fields.ts';
import type { Load } from './calls.ts';
import { fromLocal, toLocal } from './moments.ts';

const chosen = z.string().refine((id) => id !== '', { error: 'required' });

/** A load as the form holds it: times of the wall clock, one price for each side. */
export const loadForm = z.strictObject({
  customerId: chosen,
  orderTypeId: chosen,
  orderNumber: text(40),
  equipmentTypeId: chosen,
  commodityTypeId: chosen,
  massKg: z.number().min(0).max(200_000).nullable(),
  pallets: z.int().min(0).max(10_000).nullable(),
  loadValue: amount,
  stops: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(stopTypes),
      stopLocationId: chosen,
      windowStart: z.string(),
      windowEnd: z.string(),
    }),
  ),
  sell: amount.nullable(),
  buy: amount.nullable(),
  instructions: text(1000),
});
export type LoadFormValues = z.input<typeof loadForm>;
type Input = InputOf<(typeof loadService)['operations']['postLoad']>;

const blankStop = { id: '', stopLocationId: '', windowStart: '', windowEnd: '' };
export const emptyStop = { ...blankStop, type: 'delivery' } as const;
export const emptyLoad: LoadFormValues = {
  customerId: '',
  orderTypeId: '',
  orderNumber: '',
  equipmentTypeId: '',
  commodityTypeId: '',
  massKg: null,
  pallets: null,
  loadValue: 0,
  stops: [{ ...blankStop, type: 'pickup' }, emptyStop],
  sell: null,
  buy: null,
  instructions: '',
};

/** The one amount of a side; null where there is none, or where several lines make it up. */
function priceOf(load: Load, side: 'sell' | 'buy'): number | null {
  const lines = load.charges.filter((charge) => charge.side === side);
  return lines.length === 1 && lines[0]!.quantity === 1 ? lines[0]!.net : null;
}

/** Whether the form may change the prices: not where lines were made up of several. */
export function hasSimplePrices(load: Load): boolean {
  return (['sell', 'buy'] as const).every((side) => load.charges.filter((charge) => charge.side === side).length <= 1);
}

export function valuesOfLoad(load: Load): LoadFormValues {
  return {
    customerId: load.customerId ?? '',
    orderTypeId: load.orderTypeId,
    orderNumber: load.orderNumbers[0]?.number ?? '',
    equipmentTypeId: load.equipmentTypeId,
    commodityTypeId: load.commodityTypeId,
    massKg: load.massKg,
    pallets: load.pallets,
    loadValue: load.loadValue,
    stops: load.stops.map((stop) => ({
      id: stop.id,
      type: stop.type,
      stopLocationId: stop.stopLocationId ?? '',
      windowStart: toLocal(stop.windowStart),
      windowEnd: toLocal(stop.windowEnd),
    })),
    sell: priceOf(load, 'sell'),
    buy: priceOf(load, 'buy'),
    instructions: load.instructions,
  };
}

/** What is sent: what the form does not show stays as the load has it. */
export function inputOfForm(
  values: z.output<typeof loadForm>,
  load: Load | undefined,
  words: { readonly freight: string },
): Input {
  const stops = values.stops.map(({ id, windowStart, windowEnd, ...stop }) => {
    const known = load?.stops.find((each) => each.id === id);
    return {
      ...(known && {
        id,
        address: known.address,
        stopCountry: known.stopCountry,
        scheduleType: known.scheduleType,
        appointmentRef: known.appointmentRef,
        plannedArrival: known.plannedArrival,
        references: known.references,
        sealIn: known.sealIn,
        sealOut: known.sealOut,
        note: known.note,
        goodsLines: known.goodsLines.map(
          ({ id: line, reference, commodityTypeId, packingTypeId, quantityPlanned, note }) => ({
            id: line,
            reference,
            commodityTypeId,
            packingTypeId,
            quantityPlanned,
            note,
          }),
        ),
      }),
      ...stop,
      windowStart: windowStart === '' ? null : fromLocal(windowStart),
      windowEnd: windowEnd === '' ? null : fromLocal(windowEnd),
    };
  });
  const others = (load?.orderNumbers ?? []).slice(1);
  return {
    ...(load && kept(load)),
    customerId: values.customerId,
    orderTypeId: values.orderTypeId,
    equipmentTypeId: values.equipmentTypeId,
    commodityTypeId: values.commodityTypeId,
    orderNumbers:
      values.orderNumber === ''
        ? others
        : [{ kind: load?.orderNumbers[0]?.kind ?? 'customerOrder', number: values.orderNumber }, ...others],
    massKg: values.massKg,
    pallets: values.pallets,
    loadValue: values.loadValue,
    instructions: values.instructions,
    stops,
    charges: load && !hasSimplePrices(load) ? linesOf(load) : pricesOf(values, words.freight),
  };
}

function pricesOf({ sell, buy }: z.output<typeof loadForm>, description: string): NonNullable<Input['charges']> {
  const line = (side: 'sell' | 'buy', price: number | null) =>
    price === null || price === 0 ? [] : [{ side, description, quantity: 1, price }];
  return [...line('sell', sell), ...line('buy', buy)];
}

function linesOf(load: Load): NonNullable<Input['charges']> {
  return load.charges
    .filter(({ source }) => source === 'typed')
    .map(({ id, side, itemMasterId, description, quantity, unit, price, vatCode, profitCentreId }) => ({
      id,
      side,
      itemMasterId,
      description,
      quantity,
      unit,
      price,
      vatCode,
      profitCentreId,
    }));
}

/** Fields of the load that the form does not show. */
function kept(load: Load) {
  return {
    profitCentreId: load.profitCentreId,
    billToPartyId: load.billToPartyId ?? null,
    packingTypeId: load.packingTypeId,
    direction: load.directionReason === '' ? null : load.direction,
    directionReason: load.directionReason,
    pieces: load.pieces,
    volumeM3: load.volumeM3,
    unNumber: load.unNumber,
    dangerClass: load.dangerClass,
    packingGroup: load.packingGroup,
    emergencyPhone: load.emergencyPhone,
    temperatureMin: load.temperatureMin,
    temperatureMax: load.temperatureMax,
    container: load.container,
    distanceKm: load.distanceKm,
    distanceSource: load.distanceSource,
    internalNotes: load.internalNotes ?? '',
    supplierReference: load.supplierReference,
  };
}
