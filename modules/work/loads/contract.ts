import { z } from 'zod';
import { historyEntry } from '#platform/history.ts';
import { amount, amountAnswer, amountInput, inCents } from '#platform/money-codec.ts';
import { noCents } from '#platform/money.ts';
import { operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { rateTrace } from '#modules/prices/rates/trace.ts';
import { draftFacts, readiness } from './draft.ts';
import { overridableCodes } from './eligibility.ts';
import { boardOutput, planInput, planOutput, waybillOutput } from './board.ts';
import { chargeSides, loadChange, loadChecked, moment } from './fields.ts';
import { loadEventRecord, toldEvent } from './events.ts';
import { loadEventQuery, loadFilters, loadQuery } from './queries.ts';
import { findingRecord, loadRecord, loadRow } from './records.ts';
import { standingDecisions, standingRecord } from './standing-record.ts';
import { execution, holdTypes, swapReasons } from './status.ts';

export { loadChips, type LoadChip } from './board.ts';
export type { LoadRecord } from './records.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    load: unknown;
  }
  interface Channels {
    loads: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const reason = requiredText(500);
const submit = z.boolean().default(false);

/** What a change of a load answers. */
const moved = z.object({
  id,
  lockId,
  loadNumber: z.string(),
  status: z.enum(execution.states),
  holds: z.array(z.enum(holdTypes)),
});

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

const toldAnswer = z.object({ eventId: id, load: moved, isKnown: z.boolean(), flags: z.array(z.string()) });

const loadRateOverride = z.strictObject({
  id,
  side: z.enum(chargeSides),
  amount: inCents(amount.min(0.01)),
  reason,
});

const permitted = { audience: 'permitted' } as const;
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const getLoad = operation({ ...reads, input: z.strictObject({ id }), output: loadRecord });

export const loadService = service('tripDirector', {
  getLoads: operation({ ...reads, input: loadQuery, output: pageOf(loadRow) }),
  /** Loads in the shape in which a file brings them in, under headings in the caller's language; the open ones by itself. */
  getLoadFile: operation({
    ...reads,
    input: z.strictObject({ search: loadQuery.shape.search, ...loadFilters }),
    output: z.object({ fileName: z.string(), rows: z.array(z.array(z.string())) }),
  }),
  getLoad,
  /** How many loads each chip holds, and the first of each status; counts end at a thousand. */
  getLoadBoard: operation({
    ...reads,
    input: z.strictObject({ rowsPerLane: z.int().min(0).max(100).default(0) }),
    output: boardOutput,
  }),
  /** Who is where when: vehicles with what they carry between two moments, and what waits for one. */
  getLoadPlan: operation({ ...reads, input: planInput, output: planOutput }),
  /** `submit` books it in the same step, which takes the right to submit too: all of it, or nothing is written. */
  postLoad: operation({ ...permitted, input: loadChecked.safeExtend({ submit }), output: moved }),
  /** Charges that rates, standing time or a tender wrote may come back as they were read; they are nobody's to type over. */
  putLoad: operation({
    ...changes,
    input: loadChange.safeExtend({ id, submit }),
    output: moved,
    amends: { read: getLoad, by: ['id'], passing: ['isLate', 'lateMinutes', 'lastEventAt'] },
  }),
  /** A new draft with everything but times that passed, assignment and events; `daysLater` moves its windows. */
  postLoadCopy: operation({
    ...permitted,
    input: z.strictObject({ id, daysLater: z.int().min(0).max(366).default(0) }),
    output: moved,
  }),

  submitLoad: operation({ ...changes, input: z.strictObject({ id }), output: moved }),
  /** The same, while the customer's price is not agreed yet. */
  submitUnratedLoad: operation({ ...changes, input: z.strictObject({ id, reason }), output: moved }),
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
    output: moved,
  }),
  assignLoad: operation({ ...changes, input: z.strictObject({ id, ...resources }), output: moved }),
  /** Other resources on the road. */
  swapLoad: operation({
    ...changes,
    input: z.strictObject({ id, ...resources, reason: z.enum(swapReasons), note: text(500).default('') }),
    output: moved,
  }),
  bounceLoad: operation({ ...changes, input: z.strictObject({ id, reason }), output: moved }),
  dispatchLoad: operation({ ...changes, input: z.strictObject({ id }), output: moved }),
  deliverLoad: operation({ ...changes, input: z.strictObject({ id }), output: moved }),
  undeliverLoad: operation({ ...changes, input: z.strictObject({ id, reason }), output: moved }),
  closeLoad: operation({ ...changes, input: z.strictObject({ id }), output: moved }),
  cancelLoad: operation({ ...changes, input: z.strictObject({ id, reason }), output: moved }),
  restoreLoad: operation({ ...changes, input: z.strictObject({ id, reason: text(500).default('') }), output: moved }),

  /** Who may take it: every approved transporter with what stands against it, and the named vehicle and driver. */
  getLoadEligibility: operation({
    ...reads,
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
  /** What a load lacks, and whether the customer's credit reaches for it: of a load, or of what somebody types. */
  getLoadReadiness: operation({
    ...reads,
    input: z.strictObject({ id: id.optional(), draft: draftFacts.optional() }),
    output: readiness,
  }),
  /** Goes beyond a rule that may be gone beyond, for one load and one supplier, up to one's amount. */
  postLoadOverride: operation({
    ...changes,
    input: z.strictObject({ id, supplierId: id.nullable(), code: z.enum(overridableCodes), reason }),
    output: moved,
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
    output: moved,
  }),
  releaseLoadHold: operation({
    ...changes,
    input: z.strictObject({ loadId: id, holdId: id, reason }),
    output: moved,
  }),

  getLoadEvents: operation({ ...reads, input: loadEventQuery, output: pageOf(loadEventRecord) }),
  postLoadEvent: operation({ ...permitted, input: z.strictObject(toldEvent), output: toldAnswer }),
  /** A new event that takes the place of another; the old one stays visible. */
  putLoadEvent: operation({
    ...permitted,
    input: z.strictObject({
      eventId: id,
      occurredAt: moment,
      /** Left out: as the event has them. */
      reasonCode: toldEvent.reasonCode.unwrap().optional(),
      note: text(500).optional(),
    }),
    output: toldAnswer,
  }),
  /** The same after 48 hours, or once the load is invoiced. */
  correctLoadEvent: operation({
    ...permitted,
    input: z.strictObject({
      eventId: id,
      occurredAt: moment,
      reasonCode: toldEvent.reasonCode.unwrap().optional(),
      note: reason,
    }),
    output: toldAnswer,
  }),
  /** Declares void what a system noticed by mistake. */
  deleteLoadEvent: operation({
    ...permitted,
    input: z.strictObject({ eventId: id, reason }),
    output: toldAnswer,
  }),
  /** How long the vehicle stood at each stop that it has left, beyond what is free there, and what was decided on it. */
  getLoadStandingTimes: operation({ ...reads, input: z.strictObject({ id }), output: z.array(standingRecord) }),
  /** Approved it becomes a charge of each side that has a price; waived it says why. A later decision replaces it. */
  putLoadStandingTime: operation({
    ...changes,
    input: z.strictObject({
      id,
      stopId: id,
      decision: z.enum(standingDecisions),
      /** Rand an hour, without VAT; of a decision to approve. */
      sellPerHour: amountInput.default(noCents),
      buyPerHour: amountInput.default(noCents),
      reason: text(500).default(''),
    }),
    output: moved,
  }),
  /** How the price of each side came about, the newest first. */
  getLoadRateTrace: operation({
    ...reads,
    input: z.strictObject({ id }),
    output: z.array(
      z.object({
        side: z.enum(chargeSides),
        trace: rateTrace,
        /** Of an amount that somebody put in the place of the rate's. */
        reason: z.string(),
        madeBy: z.string(),
        madeAt: z.iso.datetime(),
      }),
    ),
  }),
  /** What the rates would say now beside what the load has; nothing changes. */
  getLoadRateDifference: operation({
    ...reads,
    input: z.strictObject({ id }),
    output: z.array(
      z.object({
        side: z.enum(chargeSides),
        before: amountAnswer,
        after: amountAnswer,
        trace: rateTrace,
        /** A code of the failure texts: why this side stays as it is; null where it changes. */
        leftOut: z.enum(['rateFixed', 'priceTyped']).nullable(),
      }),
    ),
  }),
  /** Rates the load again; what is invoiced or typed stays. */
  postLoadRating: operation({ ...changes, input: z.strictObject({ id }), output: moved }),
  /** Puts an amount in the place of what the rates say. Rand, without VAT. */
  putLoadRate: operation({ ...changes, input: loadRateOverride, output: moved }),
  /** The same where less than the floor is left for the company. */
  putLoadRateBelowFloor: operation({ ...changes, input: loadRateOverride, output: moved }),
  /** The waybill as a PDF in base64, in the language of the caller; no prices stand on it. */
  getLoadWaybill: operation({ ...reads, input: z.strictObject({ id }), output: waybillOutput }),
  getLoadHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
});
