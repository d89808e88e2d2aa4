import { described } from '#platform/server/described.ts';
import { carriageService } from '../contract.ts';

export const carriageDescribed = described(carriageService, {
  awardLoad: {
    does: 'Gives a ready load to a supplier, or to the own fleet where none is named, at an agreed amount or by the rates.',
    refuses:
      'Refuses a supplier who is not approved or may not take the load by its rules, and a load that is held for credit.',
  },
  assignLoad: {
    does: 'Names vehicle, trailers and driver of a booked load, and reserves them for the days of the trip.',
    refuses:
      'Refuses a vehicle or driver of another supplier, one that another load has at that time, and one that may not take the load by its rules.',
  },
  postLoadVehicle: {
    does: 'Puts a vehicle of the load’s supplier on file as not checked, or answers the one that is on file.',
    refuses:
      'Refuses a load that no supplier carries or that can have no vehicle now, and a number that another owner has.',
  },
  postLoadDriver: {
    does: 'Puts a driver of the load’s supplier on file as not checked.',
    refuses: 'Refuses a load that no supplier carries or that can have no driver now.',
  },
  swapLoad: {
    does: 'Names another vehicle, trailer or driver while the load is on its way, and frees the former ones.',
    refuses: 'Refuses what `assignLoad` refuses, and a load that is not on its way.',
  },
  bounceLoad: {
    does: 'Takes a load back from its carrier, frees its vehicle and driver, and makes it ready again.',
    refuses: 'Refuses a load whose vehicle has reached a stop.',
  },
  dispatchLoad: {
    does: 'Sends the vehicle on its way; where the customer’s credit no longer reaches, the load stays and is held.',
    refuses:
      'Refuses a held load, missing papers or inspection, and a supplier, vehicle or driver that may no longer take it.',
  },
  deliverLoad: {
    does: 'Marks a load as delivered, frees its vehicle and driver, and waits for the proof of delivery.',
    refuses: 'Refuses a load whose delivery is held or whose deliveries are neither completed nor recorded as failed.',
  },
  undeliverLoad: {
    does: 'Takes a delivered load back onto the road for a stated reason.',
    refuses: 'Refuses a load that is invoiced to the customer or by the supplier.',
  },
  closeLoad: {
    does: 'Closes the file of a delivered load.',
    refuses: 'Refuses a load whose proof of delivery is missing or that is not billed on both sides.',
  },
  cancelLoad: {
    does: 'Cancels a load for a stated reason and frees its vehicle and driver.',
    refuses: 'Refuses a load that is delivered, closed or cancelled.',
  },
  restoreLoad: {
    does: 'Takes a cancelled load back to where it was, or to ready where its vehicle or driver is taken by now.',
    refuses: 'Refuses a load that was not cancelled today, in the load’s own time zone.',
  },
  getLoadEligibility: {
    does: 'Lists who may take a load or a draft, with everything that stands against each supplier and the named vehicle and driver.',
    refuses: 'Refuses a load that the caller cannot see, and a caller who is limited to suppliers.',
  },
  getLoadCarrierChoices: {
    does: 'Lists the carriers that a load can be given to, found by name: who may take it first, each with its price, the margin, and what stands against it.',
    refuses: 'Refuses a load that the caller cannot see, and a caller who is limited to suppliers.',
  },
  getLoadResourceChoices: {
    does: 'Lists the vehicles, trailers or drivers of a carrier for a load: what fits and is free first, each with from when it is free and what stands against it.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  postLoadOverride: {
    does: 'Lets one supplier take one load against a rule, for a stated reason, and releases the hold that the rule placed.',
    refuses:
      'Refuses a rule that the load keeps, a stake above the amount that the caller’s roles allow, and a caller who is limited to suppliers.',
  },
  postLoadHold: {
    does: 'Holds a load, so that it is not dispatched, delivered or billed until somebody releases it.',
    refuses: 'Refuses a closed or cancelled load; holds for credit are placed by the product alone.',
  },
  releaseLoadHold: {
    does: 'Releases a hold of a load for a stated reason.',
    refuses:
      'Refuses a hold for credit to who captured the load, and where the excess of this moment is above the amount that the caller’s roles allow.',
  },
});
