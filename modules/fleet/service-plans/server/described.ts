import { described, type NounSentences } from '#platform/server/described.ts';
import { type servicePlanService, vehicleServiceService } from '../contract.ts';

const limited = 'Refuses a caller whose roles are limited to some records.';
const unknown = 'Refuses an unknown record, and a caller whose roles are limited to some records.';

export const servicePlanDescribed: NounSentences<typeof servicePlanService> = {
  refuses: 'a plan that counts neither kilometres nor days nor hours',
};

export const vehicleServicesDescribed = described(vehicleServiceService, {
  getVehicleServices: {
    does: 'Lists which vehicle needs which service by its readings, the most urgent first, with how many there are of each standing.',
    refuses: limited,
  },
  getVehicleService: {
    does: 'Reads what a vehicle needs by a plan, with every service that was done and what it cost.',
    refuses: unknown,
  },
  getVehicleServiceHistory: {
    does: 'Lists what happened to a service of a vehicle, the latest first.',
    refuses: unknown,
  },
  postVehicleService: {
    does: 'Lets a vehicle follow a plan, from the service that is due first.',
    refuses:
      'Refuses a plan that the vehicle follows already, and a first service that the plan does not count or lacks.',
  },
  endVehicleService: {
    does: 'Ends a plan of a vehicle with a reason; what was done stays.',
    refuses: 'Refuses one that has ended, and a record that somebody else changed.',
  },
  postServiceRecord: {
    does: 'Keeps a service that was done, reads the odometer from it, and says when the next one is due.',
    refuses: 'Refuses a day to come or before the last service, and kilometres that the readings around it forbid.',
  },
  orderVehicleService: {
    does: 'Writes a draft of a service order for what a vehicle needs by a plan.',
    refuses: 'Refuses while an order for it is open, and what the order itself refuses.',
  },
  reverseServiceRecord: {
    does: 'Takes the last service back with a reason: it counts nothing, and what is due is what was due before.',
    refuses: 'Refuses a service with later ones after it, and a record that somebody else changed.',
  },
});
