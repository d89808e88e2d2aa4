import { z } from 'zod';
import { amountInput } from '#platform/money-codec.ts';
import { noCents } from '#platform/money.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { moment } from '#modules/work/loads/fields.ts';
import { movedLoad } from '#modules/work/loads/records.ts';
import { eventSources, loadEventKinds } from '#modules/work/loads/status.ts';
import { loadEventRecord, toldEvent } from './events.ts';
import { standingDecisions, standingRecord } from './standing-record.ts';

const id = z.uuid();
const reason = requiredText(500);

const loadEventQuery = listQuery.extend({
  descending: z.boolean().default(true),
  loadId: id.optional(),
  supplierId: id.optional(),
  vehicleId: id.optional(),
  kind: z.array(z.enum(loadEventKinds)).max(40).optional(),
  source: z.array(z.enum(eventSources)).max(10).optional(),
  isLate: z.boolean().optional(),
  /** Without those that a correction took the place of. */
  isUncorrected: z.boolean().optional(),
  from: moment.optional(),
  until: moment.optional(),
});

const toldAnswer = z.object({ eventId: id, load: movedLoad, isKnown: z.boolean(), flags: z.array(z.string()) });

const permitted = { audience: 'permitted' } as const;
const reads = { audience: 'permitted', reads: true } as const;

export const roadService = service('tripDirector', {
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
    ...permitted,
    locked: true,
    input: z.strictObject({
      id,
      stopId: id,
      decision: z.enum(standingDecisions),
      /** Rand an hour, without VAT; of a decision to approve. */
      sellPerHour: amountInput.default(noCents),
      buyPerHour: amountInput.default(noCents),
      reason: text(500).default(''),
    }),
    output: movedLoad,
  }),
});
