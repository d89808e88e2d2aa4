import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { loadService } from '../contract.ts';
import type { BillingNeed } from './billing-need.ts';
import { createLoad, refuseUnlessMaySubmit } from './book-loads.ts';
import { copyLoad } from './copy-load.ts';
import { overrideFinding } from './override-finding.ts';
import { whoMayTake } from './who-may-take.ts';
import { correctEvent, tellLoad, voidEvent } from './events.ts';
import { placeHold, releaseHold } from './holds.ts';
import { listEvents } from './list-events.ts';
import { loadFile } from './import/load-file.ts';
import { listLoads } from './list-loads.ts';
import { loadBoard } from './load-board.ts';
import { loadPlan } from './load-plan.ts';
import { loads, movedOf, type Moved } from './lives.ts';
import { decideStanding } from './decide-standing.ts';
import { standingTimes } from './standing-times.ts';
import {
  assignLoad,
  awardLoad,
  bounceLoad,
  dispatchLoad,
  plainMove,
  restoreLoad,
  submitLoad,
  swapLoad,
} from './moves.ts';
import { findLoad, loadNoun } from './queries.ts';
import { reviewHeld } from './review-loads.ts';
import { loadReadiness } from './readiness.ts';
import { overrideRate, rateAgain, rateDifference, rateTraces } from './rate-operations.ts';
import { recordOf } from './records.ts';
import { makeWaybill } from './waybill/make-waybill.ts';
import { changeLoad } from './save-load.ts';

const fail = failures<FailureCode>();

/** The operations of loads; `providers` know what customers owe, `needs` what an invoice waits for besides the load itself. */
export function loadOperationsWith(
  providers: readonly ExposureProvider[],
  needs: readonly BillingNeed[] = [],
): Implementation {
  /** In the transaction that wrote the load, over the version that it has now. */
  const submitWritten = (context: Context, { id, lockId }: Moved) =>
    submitLoad({ ...context, lockId }, providers, { id, isRated: true });
  return implement(loadService, {
    getLoads: listLoads,
    getLoadFile: loadFile,
    getLoadBoard: loadBoard,
    getLoadPlan: loadPlan,

    async getLoad(context, { id }) {
      const stored = await findLoad(context, id);
      if (!stored) throw fail('notFound', 'notFound');
      return recordOf(context, stored);
    },

    postLoad: (context, { submit, ...input }) => createLoad(context, input, { isReady: submit, providers }),
    async putLoad(context, { submit, ...input }) {
      if (submit) refuseUnlessMaySubmit(context);
      const changed = await changeLoad(context, providers, input);
      return submit && changed.status === 'DRAFT' ? submitWritten(context, changed) : changed;
    },
    postLoadCopy: copyLoad,
    submitLoad: (context, { id }) => submitLoad(context, providers, { id, isRated: true }),
    submitUnratedLoad: (context, { id, reason }) => submitLoad(context, providers, { id, reason, isRated: false }),
    awardLoad,
    assignLoad,
    swapLoad,
    bounceLoad,
    dispatchLoad: (context, input) => dispatchLoad(context, providers, input),
    deliverLoad: (context, input) => plainMove(context, 'deliver', input),
    undeliverLoad: (context, input) => plainMove(context, 'undeliver', input),
    closeLoad: (context, input) => plainMove(context, 'close', input),
    cancelLoad: (context, input) => plainMove(context, 'cancel', input),
    restoreLoad,

    getLoadEligibility: whoMayTake,
    getLoadReadiness: (context, asked) => loadReadiness(context, { providers, needs }, asked),
    async postLoadOverride(context, input) {
      return movedOf(await reviewHeld(context, await overrideFinding(context, input)));
    },

    async postLoadHold(context, { loadId, ...hold }) {
      refuseWhenLimited(context);
      const load = await loads.toChange(context, loadId);
      if (load.status === 'CLOSED' || load.status === 'CANCELLED')
        throw fail('notAllowedInState', 'rule', { state: load.status });
      return movedOf(await placeHold(context, load, { ...hold, source: 'person' }));
    },
    async releaseLoadHold(context, input) {
      refuseWhenLimited(context);
      return releaseHold(context, input);
    },

    getLoadEvents: listEvents,
    postLoadEvent: (context, told) => tellLoad(context, told),
    putLoadEvent: (context, input) => correctEvent(context, input, { mayBeOld: false }),
    correctLoadEvent: (context, input) => correctEvent(context, input, { mayBeOld: true }),
    deleteLoadEvent: voidEvent,

    getLoadRateTrace: rateTraces,
    getLoadRateDifference: rateDifference,
    postLoadRating: (context, input) => rateAgain(context, providers, input),
    putLoadRate: (context, input) => overrideRate(context, providers, input, { mayGoBelow: false }),
    putLoadRateBelowFloor: (context, input) => overrideRate(context, providers, input, { mayGoBelow: true }),
    getLoadStandingTimes: standingTimes,
    putLoadStandingTime: (context, input) => decideStanding(context, providers, input),

    getLoadWaybill: makeWaybill,

    async getLoadHistory(context, { id }) {
      refuseWhenLimited(context);
      if (!(await findLoad(context, id))) throw fail('notFound', 'notFound');
      return recordHistory(context, loadNoun, id);
    },
  });
}

/** Booking in one step asks for the right of the second step too. */
