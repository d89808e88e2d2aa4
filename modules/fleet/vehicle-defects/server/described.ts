import { described, refusesNothing } from '#platform/server/described.ts';
import { defectService } from '../contract.ts';

const unseen = 'Refuses a defect that the caller cannot see.';

export const defectDescribed = described(defectService, {
  getVehicleDefects: {
    does: 'Lists defects of vehicles and trailers by search, filters and order, one page at a time.',
    refuses: refusesNothing,
  },
  getVehicleDefect: {
    does: 'Reads a defect with its repair, the drivers who have read of it, and open service orders of its unit.',
    refuses: unseen,
  },
  getVehicleDefectHistory: { does: 'Lists what happened to a defect, the latest first.', refuses: unseen },
  getUnitsOutOfService: {
    does: 'Lists units of loads that have not left which are out of service, with the critical defects that say why.',
    refuses: 'Refuses more than 200 loads at once; a load that the caller cannot see has none.',
  },
  postVehicleDefect: {
    does: 'Records a defect that was reported without an inspection; a critical one takes the unit out of service.',
    refuses: 'Refuses an unknown unit and a defect without a note.',
  },
  putVehicleDefect: {
    does: 'Takes a defect through its repair: acknowledged, in repair, repaired, verified, deferred or open again.',
    refuses: 'Refuses an event that its state does not allow, deferring a critical one, and verifying an own repair.',
  },
  dismissVehicleDefect: {
    does: 'Records that a defect needs no repair, with the reason.',
    refuses: 'Refuses a defect that is repaired or over.',
  },
});
