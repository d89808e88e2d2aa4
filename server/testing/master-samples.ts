import { addDays, todayIn } from '#platform/dates.ts';
import { demonstrations } from '#database/demo-master-data/all.ts';
import { demoCommodityTypes } from '#database/demo-master-data/commodity-types.ts';
import { demoItemMasters } from '#database/demo-master-data/item-masters.ts';
import { demoOrderTypes } from '#database/demo-master-data/order-types.ts';
import { demoDriverRates } from '#database/demo-master-data/driver-rates.ts';
import { demoDrivers } from '#database/demo-master-data/drivers.ts';
import { demoVehicles } from '#database/demo-master-data/vehicles.ts';
import { demoLocations } from '#database/demo-master-data/locations.ts';
import { demoProfitCentres } from '#database/demo-master-data/profit-centres.ts';

/** A record of the demonstration without what its seeds look up: `depot`, `packings` and the like. */
function without<Sample extends object>(sample: Sample, ...names: readonly (keyof Sample)[]): Partial<Sample> {
  return Object.fromEntries(
    Object.entries(sample).filter(([name]) => !names.includes(name as keyof Sample)),
  ) as Partial<Sample>;
}

/** Papers of people and vehicles are in force for months from the day on which the tests run, whichever it is. */
const today = todayIn('Africa/Johannesburg', new Date());

/** One valid record of each plain noun, for tests that hold for all of them: what refers to nothing. */
export const masterSamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...Object.fromEntries(demonstrations.map(({ data, records }) => [data.noun, records[0] as object] as const)),
  commodityType: without(demoCommodityTypes[0]!, 'packings'),
  itemMaster: demoItemMasters.find(({ centre }) => centre === undefined)!,
  orderType: demoOrderTypes.find(({ centre }) => centre === undefined)!,
  // A person is captured once: without the number there can be several.
  driver: without(demoDrivers(today)[0]!, 'depot', 'idNumber'),
  driverRate: without(demoDriverRates[0]!, 'category'),
  vehicle: without(demoVehicles(today)[0]!, 'equipment', 'depot', 'centre'),
  location: demoLocations[0]!,
  profitCentre: demoProfitCentres[0]!,
  journalAccount: { number: '8000', name: 'Hired cranes', class: 'cost', centreRequired: true, vatCode: 'standard' },
};

let days = 0;
const nextDay = () => addDays('2030-01-01', ++days);

/** What each record of a noun must have for itself, besides its code: of two for one day the second is refused. */
const own: Readonly<Record<string, () => object>> = {
  fuelPrice: () => ({ effectiveFrom: nextDay() }),
  exchangeRate: () => ({ day: nextDay() }),
  driverRate: () => {
    const day = nextDay();
    return { validFrom: day, validTo: day };
  },
  councilMinimum: () => {
    const day = nextDay();
    return { validFrom: day, validTo: day };
  },
};
export const ownOf = (noun: string): object => own[noun]?.() ?? {};
