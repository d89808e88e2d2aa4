import { described, refusesNothing } from '#platform/server/described.ts';
import { roadService } from '../contract.ts';

export const roadDescribed = described(roadService, {
  getLoadEvents: {
    does: 'Lists events of one load or of all, with what was corrected or declared void, one page at a time.',
    refuses: refusesNothing,
  },
  postLoadEvent: {
    does: 'Records what happened to a load or at a stop, which moves the stop on and with the first departure the load.',
    refuses:
      'Refuses a time in the future, a step that cannot follow the last one, a late arrival without a reason, and a load that is not on its way.',
  },
  putLoadEvent: {
    does: 'Corrects the time, reason or note of an event by a new one; the old one stays visible.',
    refuses:
      'Refuses an event that is superseded, older than 48 hours or of an invoiced load, and times that do not fit the stop.',
  },
  correctLoadEvent: {
    does: 'Corrects an event at any time, with a note that says why.',
    refuses: 'Refuses an event that is superseded, and times that do not fit the stop.',
  },
  deleteLoadEvent: {
    does: 'Declares void what a system noticed by mistake; the event stays visible.',
    refuses: 'Refuses an event that a person recorded, and one that is superseded.',
  },
  getLoadStandingTimes: {
    does: 'Lists how long the vehicle stood at each stop beyond what is free there, and what was decided on it.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  putLoadStandingTime: {
    does: 'Approves the standing time of a stop as charges of the sides that have a price, or waives it with a reason.',
    refuses:
      'Refuses a stop without standing time, a cancelled or invoiced load, and an amount above what the caller’s roles allow.',
  },
});
