import type { z } from 'zod';
import { addDays } from '#platform/dates.ts';
import { today } from '#platform/web/formats.ts';
import type { RateRecord } from '../contract.ts';
import { rateChecked } from '../fields.ts';

export type RateValues = z.input<typeof rateChecked>;
const anywhere = { scope: 'any', value: '', country: '' } as const;

export function emptyRate(): RateValues {
  return {
    code: '',
    side: 'sell',
    partyKind: 'customer',
    customerId: '',
    billToPartyId: '',
    supplierId: '',
    origin: anywhere,
    destination: anywhere,
    bothWays: false,
    orderTypeIds: [],
    equipmentTypeIds: [],
    commodityTypeIds: [],
    massFrom: null,
    massTo: null,
    method: 'perLoad',
    rate: null as unknown as number,
    bands: [],
    bandMode: 'slab',
    minUnits: null,
    unitRounding: 'none',
    minCharge: null,
    maxCharge: null,
    includedStops: null,
    extraStop: null,
    freeStandingMinutes: null,
    standingRate: null,
    extras: [],
    currency: 'ZAR',
    vatCode: 'standard',
    fuelClauseId: '',
    priority: 50,
    validFrom: today(),
    validTo: '',
    note: '',
  };
}

/** A version as the form has it. */
export function valuesOf(rate: RateRecord): RateValues {
  const own = Object.fromEntries(Object.keys(emptyRate()).map((field) => [field, rate[field as keyof RateRecord]]));
  const end = ({ scope, value, country }: RateRecord['origin']) => ({ scope, value, country });
  return {
    ...(own as unknown as RateValues),
    origin: end(rate.origin),
    destination: end(rate.destination),
    customerId: rate.customerId ?? '',
    billToPartyId: rate.billToPartyId ?? '',
    supplierId: rate.supplierId ?? '',
    fuelClauseId: rate.fuelClauseId ?? '',
    validTo: rate.validTo ?? '',
  };
}

/** The next version of a rate begins with what the last one says, from tomorrow on. */
export function nextVersionOf(rate: RateRecord): RateValues {
  return { ...valuesOf(rate), validFrom: addDays(today(), 1), validTo: '', note: '' };
}
