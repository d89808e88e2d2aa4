import { described, refusesNothing } from '#platform/server/described.ts';
import { tenderService } from '../contract.ts';

const limited = 'Refuses a load that the caller cannot see, and a caller who is limited to suppliers.';

export const tendersDescribed = described(tenderService, {
  sendLoadTender: {
    does: 'Offers a ready load to one supplier, to several at once, or to one after the other; who may not take it is left out.',
    refuses: 'Refuses a load that is not ready or is held for credit, and suppliers of whom none may take it.',
  },
  withdrawLoadTender: {
    does: 'Withdraws one offer or the whole tender, and tells the suppliers who were asked.',
    refuses: 'Refuses a load that is not on offer, and an offer that is over.',
  },
  acceptLoadTender: {
    does: 'Accepts an offer, books the load unless something stands against it, and ends all other offers.',
    refuses:
      'Refuses an offer that is over, late or of a load that has changed since, and a counter-offer to the supplier itself.',
  },
  declineLoadTender: {
    does: 'Declines an offer for a reason; the next supplier in turn is asked.',
    refuses: 'Refuses an offer that is over, and a late answer of the supplier, which is noted.',
  },
  postLoadTenderCounter: {
    does: 'Answers an offer with another amount for staff to decide; the clock of the offer runs on.',
    refuses:
      'Refuses the amount that was offered, an offer that is over, and a late answer of the supplier, which is noted.',
  },
  rejectLoadTenderCounter: {
    does: 'Turns down a counter-offer and tells the supplier; the offer stands while its clock runs.',
    refuses: 'Refuses an offer without a counter-offer, and a load that is not on offer any more.',
  },
  getLoadTenders: {
    does: 'Lists offers of a load, of a supplier or of all, one page at a time; a supplier’s people see those that reached it.',
    refuses: refusesNothing,
  },
  getLoadTender: {
    does: 'Reads an offer with its load, its clock and its answer.',
    refuses: 'Refuses an offer that the caller cannot see or that did not reach the caller’s supplier.',
  },
  getLoadTenderStart: {
    does: 'Answers how long the offers of a load run, and of each supplier whether it may take it and what it took last.',
    refuses: limited,
  },
  getLoadTenderStarts: {
    does: 'Answers for several loads at once which of them each supplier may take; those that are not ready are left out.',
    refuses: 'Refuses a caller who is limited to suppliers.',
  },
  getLoadTenderLink: {
    does: 'Opens the link of an offer: before the code the client’s name alone, after it the offer.',
    refuses: 'Refuses a link that is used, expired, replaced or revoked.',
  },
  getLoadTenderResources: {
    does: 'Lists the supplier’s own vehicles and drivers for the load that it won, and which of them are taken.',
    refuses: 'Refuses a load that was not booked for the supplier.',
  },
  postLoadTenderVehicle: {
    does: 'Puts a vehicle of the supplier on file as not checked, by the link of the load that it won.',
    refuses: 'Refuses a load that was not booked for the supplier, and a registration number that another owner has.',
  },
  postLoadTenderDriver: {
    does: 'Puts a driver of the supplier on file as not checked, by the link of the load that it won.',
    refuses: 'Refuses a load that was not booked for the supplier.',
  },
  assignLoadTender: {
    does: 'Names vehicle, trailers and driver of the load that the supplier won, by its link.',
    refuses:
      'Refuses a load that was not booked for the supplier, and a vehicle or driver that is taken or may not take it.',
  },
});
