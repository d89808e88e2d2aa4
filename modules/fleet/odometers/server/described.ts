import { described, refusesNothing } from '#platform/server/described.ts';
import { odometerService } from '../contract.ts';

export const odometerDescribed = described(odometerService, {
  getVehicleOdometers: {
    does: 'Lists readings of odometers by vehicle, moment, source and whether they count, one page at a time.',
    refuses: refusesNothing,
  },
  postVehicleOdometer: {
    does: 'Adds what the odometer of a vehicle showed at a moment, however late it is told.',
    refuses:
      'Refuses a trailer, a moment to come, less than the reading before, more than the one after, and more than 1 500 km a day.',
  },
  putVehicleOdometer: {
    does: 'Corrects the figure or the moment of a reading for a stated reason; what was doubted beside it is judged again.',
    refuses:
      'Refuses a reading that follows another record or was taken back, and a figure that does not fit its neighbours.',
  },
  deleteVehicleOdometer: {
    does: 'Takes a reading back for a stated reason, so that it counts no more.',
    refuses: 'Refuses a reading that was taken back already.',
  },
  postVehicleOdometerOffset: {
    does: 'Notes that the counter or the tracker of a vehicle was changed, with what it shows and what the vehicle had run then.',
    refuses:
      'Refuses a trailer, a moment to come, and kilometres of the vehicle that do not fit the readings around them.',
  },
});
