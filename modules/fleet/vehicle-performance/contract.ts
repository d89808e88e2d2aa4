import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { operation, service } from '#platform/operation.ts';
import { trackerEventKinds } from '#modules/fleet/telematics/events.ts';
import { vehicleKinds } from '#modules/parties/vehicles/contract.ts';
import { emissionMethods } from './emissions.ts';

const id = z.uuid();
const name = z.string();
const day = z.iso.date();
const ratio = z.number().nullable();

const figures = z.object({
  km: z.number(),
  loggedKm: z.number(),
  loadedKm: z.number(),
  emptyKm: z.number(),
  privateKm: z.number(),
  trips: z.int(),
  tons: z.number(),
  litres: z.number(),
  fuelCost: amountAnswer,
  tollCost: amountAnswer,
  workshopCost: amountAnswer,
  driverCost: amountAnswer,
  cost: amountAnswer,
  revenue: amountAnswer,
  margin: amountAnswer,
  timedStops: z.int(),
  onTimeStops: z.int(),
  daysUsed: z.int(),
  daysAvailable: z.int(),
  /** Kilograms, by the method that was asked for. */
  co2eKg: z.number(),
  /** As trackers noticed them. */
  speedings: z.int(),
  harshDrivings: z.int(),
  fuelDrops: z.int(),
  emptyPercent: ratio,
  litresPer100Km: ratio,
  kmPerLitre: ratio,
  /** Rand, as are the next three. */
  costPerKm: ratio,
  fuelPerKm: ratio,
  revenuePerKm: ratio,
  marginPerKm: ratio,
  onTimePercent: ratio,
  usedPercent: ratio,
  /** Times of speeding and of harsh driving in a hundred kilometres; null where no tracker noticed any. */
  drivingPer100Km: ratio,
  /** How much of the kilometres the log book explains, in percent. */
  kmComplete: ratio,
  /** How much of the litres lie between full fills with readings, in percent. */
  litresComplete: ratio,
});
export type PerformanceFigures = z.output<typeof figures>;

export const performanceRow = figures.extend({
  vehicleId: id,
  registrationNumber: name,
  fleetNo: name,
  kind: z.enum(vehicleKinds),
  driverName: name,
  normKmPerLitre: z.number().nullable(),
  /** The first day that counts: that of its purchase, where it is later than the period begins. */
  from: day,
});
export type PerformanceRow = z.output<typeof performanceRow>;

/** Figures that open their lines. */
export const performanceDrills = ['km', 'fuel', 'tolls', 'workshop', 'driver', 'revenue', 'onTime', 'driving'] as const;
export type PerformanceDrill = (typeof performanceDrills)[number];

const period = { from: calendarDate, to: calendarDate };
const choice = {
  ...period,
  /** One vehicle; else all of the own fleet. */
  vehicleId: id.optional(),
  profitCentreId: id.optional(),
  homeDepotId: id.optional(),
};
const method = z.enum(emissionMethods).default('pumpWellToWheel');

export const vehiclePerformanceService = service('tripDirector', {
  /** Figures of own vehicles over a period, the best margin first, and those of the fleet from their sums. */
  getVehiclePerformance: operation({
    isLong: true,
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ ...choice, method }),
    output: z.object({
      from: day,
      to: day,
      method: z.object({ method: z.enum(emissionMethods), edition: name, scope: name, kgPerLitre: z.number() }),
      rows: z.array(performanceRow),
      fleet: figures,
      /** The same of the period before, of the same length. */
      before: figures,
    }),
  }),
  /** The lines of which a figure of a vehicle is made. */
  getVehiclePerformanceLines: operation({
    isLong: true,
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ ...period, vehicleId: id, figure: z.enum(performanceDrills) }),
    output: z.object({
      rows: z.array(
        z.object({
          id: name,
          day,
          label: name,
          /** What a tracker noticed; null of all other lines. */
          event: z.enum(trackerEventKinds).nullable(),
          speedKmh: z.number().nullable(),
          /** Where it is opened; empty where it is only told. */
          url: name,
          km: z.number().nullable(),
          litres: z.number().nullable(),
          amount: amountAnswer.nullable(),
          isOnTime: z.boolean().nullable(),
        }),
      ),
      isCut: z.boolean(),
    }),
  }),
});
export type PerformanceLine = z.output<
  (typeof vehiclePerformanceService)['operations']['getVehiclePerformanceLines']['output']
>['rows'][number];
