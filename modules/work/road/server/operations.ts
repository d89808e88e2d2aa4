import { implement, type Implementation } from '#platform/server/implement.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { roadService } from '../contract.ts';
import { decideStanding } from './decide-standing.ts';
import { correctEvent, voidEvent } from './correct-event.ts';
import { tellLoad } from './events.ts';
import { listEvents } from './list-events.ts';
import { standingTimes } from './standing-times.ts';

/** The operations of the road; `providers` know what customers owe, for standing time makes a load dearer. */
export function roadOperationsWith(providers: readonly ExposureProvider[]): Implementation {
  return implement(roadService, {
    getLoadEvents: listEvents,
    postLoadEvent: (context, told) => tellLoad(context, told),
    putLoadEvent: (context, input) => correctEvent(context, input, { mayBeOld: false }),
    correctLoadEvent: (context, input) => correctEvent(context, input, { mayBeOld: true }),
    deleteLoadEvent: voidEvent,
    getLoadStandingTimes: standingTimes,
    putLoadStandingTime: (context, input) => decideStanding(context, providers, input),
  });
}
