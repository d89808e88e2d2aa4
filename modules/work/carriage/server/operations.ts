import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { loads, movedOf } from '#modules/work/loads/server/index.ts';
import { carriageService } from '../contract.ts';
import { carrierChoicesOf } from './carrier-choices.ts';
import { overrideFinding } from './override-finding.ts';
import { placeHold, releaseHold } from './holds.ts';
import { assignLoad, awardLoad, bounceLoad, dispatchLoad, plainMove, restoreLoad, swapLoad } from './moves.ts';
import { resourceChoicesOf } from './resource-choices.ts';
import { loadToName, nameDriver, nameVehicle } from './named-resources.ts';
import { reviewHeld } from './review-loads.ts';
import { whoMayTake } from './who-may-take.ts';

const fail = failures<FailureCode>();

/** The operations of the carriage; `providers` know what customers owe. */
export function carriageOperationsWith(providers: readonly ExposureProvider[]): Implementation {
  return implement(carriageService, {
    awardLoad,
    assignLoad,
    postLoadVehicle: async (context, { loadId, ...named }) =>
      nameVehicle(context, await loadToName(context, loadId), named),
    postLoadDriver: async (context, { loadId, ...named }) =>
      nameDriver(context, await loadToName(context, loadId), named),
    swapLoad,
    bounceLoad,
    dispatchLoad: (context, input) => dispatchLoad(context, providers, input),
    deliverLoad: (context, input) => plainMove(context, 'deliver', input),
    undeliverLoad: (context, input) => plainMove(context, 'undeliver', input),
    closeLoad: (context, input) => plainMove(context, 'close', input),
    cancelLoad: (context, input) => plainMove(context, 'cancel', input),
    restoreLoad,

    getLoadEligibility: whoMayTake,
    getLoadCarrierChoices: carrierChoicesOf,
    getLoadResourceChoices: resourceChoicesOf,
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
      return releaseHold(context, providers, input);
    },
  });
}
