import { z } from 'zod';
import { amountInput } from '#platform/money-codec.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { draftFacts } from '#modules/work/loads/draft.ts';
import { findingRecord, movedLoad } from '#modules/work/loads/records.ts';
import { holdTypes, swapReasons } from '#modules/work/loads/status.ts';
import { carrierChoices, resourceChoices } from './choices.ts';
import { namedDriver, namedVehicle } from './named-fields.ts';
import { overridableCodes } from './eligibility.ts';

const id = z.uuid();
const reason = requiredText(500);

const resources = {
  /** Vehicle and driver are asked for by the handler, which knows how many trailers are missing with them. */
  vehicleId: id.nullable().default(null),
  trailer1Id: id.nullable().default(null),
  trailer2Id: id.nullable().default(null),
  driverId: id.nullable().default(null),
  coDriverId: id.nullable().default(null),
  /** Shunting: the vehicle works for other loads at the same time. */
  isShared: z.boolean().default(false),
  sharedReason: text(200).default(''),
};

const finding = findingRecord.extend({
  /** Somebody went beyond it for this load. */
  isOverridden: z.boolean(),
});

const changes = { audience: 'permitted', locked: true } as const;

export const carriageService = service('tripDirector', {
  /** To a supplier, or to the own fleet with none. */
  awardLoad: operation({
    ...changes,
    input: z.strictObject({
      id,
      supplierId: id.nullable(),
      /** Rand, without VAT: what the supplier gets for the trip. Nothing: what the charges say. */
      buyAmount: amountInput.nullable().default(null),
      supplierReference: text(60).default(''),
    }),
    output: movedLoad,
  }),
  assignLoad: operation({ ...changes, input: z.strictObject({ id, ...resources }), output: movedLoad }),
  /** Puts a vehicle of the load's supplier on file that is not; it may go with this load alone until it is checked. */
  postLoadVehicle: operation({
    audience: 'permitted',
    input: namedVehicle.extend({ loadId: id }),
    output: z.object({ id }),
  }),
  /** The same of a driver. */
  postLoadDriver: operation({
    audience: 'permitted',
    input: namedDriver.extend({ loadId: id }),
    output: z.object({ id }),
  }),
  /** Other resources on the road. */
  swapLoad: operation({
    ...changes,
    input: z.strictObject({ id, ...resources, reason: z.enum(swapReasons), note: text(500).default('') }),
    output: movedLoad,
  }),
  bounceLoad: operation({ ...changes, input: z.strictObject({ id, reason }), output: movedLoad }),
  dispatchLoad: operation({ ...changes, input: z.strictObject({ id }), output: movedLoad }),
  deliverLoad: operation({ ...changes, input: z.strictObject({ id }), output: movedLoad }),
  undeliverLoad: operation({ ...changes, input: z.strictObject({ id, reason }), output: movedLoad }),
  closeLoad: operation({ ...changes, input: z.strictObject({ id }), output: movedLoad }),
  cancelLoad: operation({ ...changes, input: z.strictObject({ id, reason }), output: movedLoad }),
  restoreLoad: operation({
    ...changes,
    input: z.strictObject({ id, reason: text(500).default('') }),
    output: movedLoad,
  }),

  /** Who may take it: every approved transporter with what stands against it, and the named vehicle and driver. */
  getLoadEligibility: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({
      id: id.optional(),
      /** Instead of a load: what somebody types. */
      draft: draftFacts.optional(),
      /** Only this one; null for the own fleet. */
      supplierId: id.nullable().optional(),
      vehicleId: id.nullable().default(null),
      trailer1Id: id.nullable().default(null),
      trailer2Id: id.nullable().default(null),
      driverId: id.nullable().default(null),
      coDriverId: id.nullable().default(null),
    }),
    output: z.object({
      /** Of the load itself, whoever takes it, and of the vehicle and driver that were named. */
      findings: z.array(finding),
      suppliers: z.array(
        z.object({ supplierId: id, supplierName: z.string(), isEligible: z.boolean(), findings: z.array(finding) }),
      ),
    }),
  }),
  /** Whom a load can be given to: who may take it first, with price and margin; found by name. */
  getLoadCarrierChoices: operation({
    audience: 'permitted',
    reads: true,
    input: carrierChoices.input,
    output: carrierChoices.output,
  }),
  /** What and who of its carrier can take it: what fits and is free first, the rest with every reason against it. */
  getLoadResourceChoices: operation({
    audience: 'permitted',
    reads: true,
    input: resourceChoices.input,
    output: resourceChoices.output,
  }),
  /** Makes an exception from a rule that allows one, for one load and one supplier, up to one's amount. */
  postLoadOverride: operation({
    ...changes,
    input: z.strictObject({
      id,
      supplierId: id.nullable(),
      code: z.enum(overridableCodes),
      reason,
      /** Whom and what the rule is asked of; what is left out is as the load has it. */
      vehicleId: id.nullable().optional(),
      trailer1Id: id.nullable().optional(),
      trailer2Id: id.nullable().optional(),
      driverId: id.nullable().optional(),
      coDriverId: id.nullable().optional(),
    }),
    output: movedLoad,
  }),

  postLoadHold: operation({
    ...changes,
    input: z.strictObject({
      loadId: id,
      type: z.enum(holdTypes).exclude(['CREDIT']),
      blocksDispatch: z.boolean().default(true),
      blocksDelivery: z.boolean().default(false),
      blocksBilling: z.boolean().default(false),
      visibleToCustomer: z.boolean().default(false),
      reason,
    }),
    output: movedLoad,
  }),
  releaseLoadHold: operation({
    ...changes,
    input: z.strictObject({ loadId: id, holdId: id, reason }),
    output: movedLoad,
  }),
});
