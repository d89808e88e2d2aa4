import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { eligibilityCodes, eligibilitySubjects } from './findings.ts';
import {
  chargeSides,
  chargeSources,
  directions,
  distanceSources,
  type LoadInput,
  orderNumberKinds,
  packingGroups,
  scheduleTypes,
  stopTypes,
} from './fields.ts';
import { tendering, proving, customerBilling, supplierBilling } from './side-statuses.ts';
import { execution, holdTypes, stopProgress } from './status.ts';

const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();
const name = z.string();

/** Who and what carries a load; the keys of the vehicles are their registration numbers. */
const assignment = {
  supplierId: z.uuid().nullable(),
  supplierName: name.nullable(),
  isOwnFleet: z.boolean(),
  supplierReference: name,
  vehicleId: z.uuid().nullable(),
  registrationNumber: name,
  trailer1Id: z.uuid().nullable(),
  trailer1RegNumber: name,
  trailer2Id: z.uuid().nullable(),
  trailer2RegNumber: name,
  driverId: z.uuid().nullable(),
  driverName: name,
  coDriverId: z.uuid().nullable(),
  coDriverName: name,
};

const statuses = {
  status: z.enum(execution.states),
  tenderStatus: z.enum(tendering.states),
  podStatus: z.enum(proving.states),
  supplierBilling: z.enum(supplierBilling.states),
  isLate: z.boolean(),
  lateMinutes: z.int(),
  hasException: z.boolean(),
  /** Types of the holds that are not released. */
  holds: z.array(z.enum(holdTypes)),
};

/** What a supplier's own user never learns: these fields are absent then, not null (work-and-money.md §15). */
const customerSide = {
  customerId: z.uuid().optional(),
  customerName: name.optional(),
  billToPartyId: z.uuid().nullable().optional(),
  billToName: name.optional(),
  customerBilling: z.enum(customerBilling.states).optional(),
  /** Rand, without VAT. */
  sell: amountAnswer.optional(),
  /** Somebody decided that the customer pays nothing; 0 alone means that no price is agreed. */
  sellIsFree: z.boolean().optional(),
  /** What is left of it for the company, in rand and per cent. */
  /** Null, like the percentage, as long as one of the sides has no price. */
  margin: amountAnswer.nullable().optional(),
  marginPercent: z.number().nullable().optional(),
};

export const loadRow = z.object({
  id: z.uuid(),
  lockId: z.string(),
  loadNumber: name,
  ...statuses,
  ...assignment,
  ...customerSide,
  buy: amountAnswer,
  buyIsFree: z.boolean(),
  orderNumbers: z.array(name),
  orderTypeId: z.uuid(),
  orderTypeName: name,
  profitCentreId: z.uuid(),
  commodityName: name,
  equipmentTypeId: z.uuid(),
  equipmentName: name,
  direction: z.enum(directions),
  origin: name,
  destination: name,
  stopCount: z.int(),
  massKg: z.number().nullable(),
  /** Rand; 0: not stated. */
  loadValue: amountAnswer,
  trailerCount: z.int(),
  /** The first planned moment, and the last. */
  loadAt: timestamp,
  tripUntil: optionalTime,
  /** The place and the moment by which the vehicle must be there. */
  nextStop: name,
  /** What a time is told for, where one only sees the row. */
  nextStopId: z.uuid().nullable(),
  /** Where the vehicle stands. */
  currentStopId: z.uuid().nullable(),
  nextDueAt: optionalTime,
  eta: optionalTime,
  tenderEndsAt: optionalTime,
  lastEventAt: optionalTime,
  /** Of the company: its clock is the one that people write. */
  timeZone: name,
  /** The zones of the first and of the last stop, on whose clocks loading and delivery are. */
  loadZone: name,
  untilZone: name,
  /** The zones of the stop that comes next, and of the one where the vehicle stands, else of the next. */
  nextZone: name,
  currentZone: name,
  createdAt: timestamp,
  updatedAt: timestamp,
});

const goodsLine = z.object({
  id: z.uuid(),
  reference: name,
  commodityTypeId: z.uuid().nullable(),
  packingTypeId: z.uuid().nullable(),
  quantityPlanned: z.number(),
  quantityActual: z.number().nullable(),
  shortQuantity: z.number().nullable(),
  damagedQuantity: z.number().nullable(),
  note: name,
});

export const stopRecord = z.object({
  id: z.uuid(),
  sequence: z.int(),
  type: z.enum(stopTypes),
  stopLocationId: z.uuid().nullable(),
  locationName: name,
  city: name,
  address: name,
  stopCountry: name,
  /** The clock of its place (IANA name). */
  timeZone: name,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  scheduleType: z.enum(scheduleTypes),
  windowStart: optionalTime,
  windowEnd: optionalTime,
  appointmentRef: name,
  plannedArrival: optionalTime,
  eta: optionalTime,
  status: z.enum(stopProgress.states),
  arrivedAt: optionalTime,
  workStartedAt: optionalTime,
  workEndedAt: optionalTime,
  departedAt: optionalTime,
  arrivalReason: name,
  departReason: name,
  minutesLate: z.int(),
  goodsLines: z.array(goodsLine),
  references: z.array(name),
  sealIn: name,
  sealOut: name,
  odometer: z.number().nullable(),
  temperatureOnArrival: z.number().nullable(),
  signatoryName: name,
  failReason: name,
  disposition: name,
  note: name,
});

export const chargeRecord = z.object({
  id: z.uuid(),
  side: z.enum(chargeSides),
  itemMasterId: z.uuid().nullable(),
  description: name,
  quantity: z.number(),
  unit: name,
  price: z.number(),
  net: amountAnswer,
  vatCode: z.enum(vatCodes),
  profitCentreId: z.uuid(),
  source: z.enum(chargeSources),
});

/** A reason against a carrier, a vehicle or a driver, or a remark about it. */
export const findingRecord = z.object({
  code: z.enum(eligibilityCodes),
  level: z.enum(['E', 'W']),
  subject: z.enum(eligibilitySubjects),
  details: z.record(z.string(), z.string()),
  /** Where it is mended. */
  path: z.string(),
});

export const holdRecord = z.object({
  id: z.uuid(),
  type: z.enum(holdTypes),
  blocksDispatch: z.boolean(),
  blocksDelivery: z.boolean(),
  blocksBilling: z.boolean(),
  visibleToCustomer: z.boolean(),
  reason: name,
  source: z.enum(['person', 'rule', 'api']),
  /** Reasons against carrier, vehicle or driver, where the product placed the hold; absent for suppliers. */
  findings: z.array(findingRecord).optional(),
  /** Rand beyond the customer's credit; absent for suppliers. */
  excess: amountAnswer.optional(),
  placedBy: name,
  placedAt: timestamp,
  releasedBy: name.nullable(),
  releasedAt: optionalTime,
  releaseReason: name,
});

/** A load is read back under the names under which its form puts it (`server/amend.test.ts`). */
type ReadBack = Record<Exclude<keyof LoadInput, keyof z.output<typeof loadRow>>, z.ZodType>;

export const loadRecord = loadRow.extend({
  companyId: z.uuid(),
  orderNumbers: z.array(z.object({ kind: z.enum(orderNumberKinds), number: name })),
  commodityTypeId: z.uuid(),
  packingTypeId: z.uuid().nullable(),
  directionReason: name,
  pieces: z.int().nullable(),
  pallets: z.int().nullable(),
  volumeM3: z.number().nullable(),
  unNumber: name,
  dangerClass: name,
  packingGroup: z.enum(packingGroups),
  emergencyPhone: name,
  temperatureMin: z.number().nullable(),
  temperatureMax: z.number().nullable(),
  container: z.object({ number: name, sealNos: z.array(name) }),
  distanceKm: z.number().nullable(),
  distanceSource: z.enum(distanceSources),
  instructions: name,
  internalNotes: name.optional(),
  /** In which the customer is charged; null in the company's own currency, absent where the customer's side is not seen. */
  sellCurrency: z.enum(currencies).nullable().optional(),
  requiresPod: z.boolean(),
  loadInspectionRequired: z.boolean(),
  stops: z.array(stopRecord),
  charges: z.array(chargeRecord),
  holdRecords: z.array(holdRecord),
  createdBy: name,
  updatedBy: name,
} satisfies ReadBack & Record<string, z.ZodType>);
export type LoadRecord = z.output<typeof loadRecord>;

/** What a change of a load answers. */
export const movedLoad = z.object({
  id: z.uuid(),
  lockId: z.string(),
  loadNumber: name,
  status: z.enum(execution.states),
  holds: z.array(z.enum(holdTypes)),
});
