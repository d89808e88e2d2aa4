import { implement, type Implementation } from '#platform/server/implement.ts';
import { tenderService } from '../contract.ts';
import { accept } from './accept.ts';
import { counter, decline } from './answers.ts';
import { readTenderLink } from './link-kind.ts';
import { listOffers, readOffer } from './list-offers.ts';
import { nameResources, ownResources, postDriver, postVehicle } from './resources.ts';
import { sendTender } from './send.ts';
import { tenderStart, tenderStarts } from './start.ts';
import { refuseCounter, withdraw } from './withdraw.ts';

/** The operations of tenders. */
export const tenderOperations: Implementation = implement(tenderService, {
  sendLoadTender: sendTender,
  withdrawLoadTender: withdraw,
  acceptLoadTender: accept,
  declineLoadTender: decline,
  postLoadTenderCounter: counter,
  rejectLoadTenderCounter: refuseCounter,
  getLoadTenders: listOffers,
  getLoadTender: readOffer,
  getLoadTenderStart: tenderStart,
  getLoadTenderStarts: tenderStarts,
  getLoadTenderLink: (context) => readTenderLink(context),
  getLoadTenderResources: (context) => ownResources(context),
  postLoadTenderVehicle: postVehicle,
  postLoadTenderDriver: postDriver,
  assignLoadTender: nameResources,
});
