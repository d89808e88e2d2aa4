import type { Implementation } from '#platform/server/implement.ts';
import type { Listener } from '#platform/server/listeners.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { carriageService } from '#modules/work/carriage/contract.ts';
import {
  carriageListeners,
  carriageOperationsWith,
  followHeldLoad,
  holdDearerLoad,
  loadCarriageWith,
} from '#modules/work/carriage/server/index.ts';
import { loadBoardService } from '#modules/work/load-board/contract.ts';
import { loadBoardFailureTexts } from '#modules/work/load-board/messages/failures/index.ts';
import { loadBoardOperations } from '#modules/work/load-board/server/index.ts';
import { loadPriceService } from '#modules/work/load-prices/contract.ts';
import {
  type BillingNeed,
  loadPriceOperations,
  loadPricesWith,
  settleBilling,
  settleBillingOfCharges,
  settleBillingOfPaper,
} from '#modules/work/load-prices/server/index.ts';
import { roadService } from '#modules/work/road/contract.ts';
import { roadOperationsWith } from '#modules/work/road/server/index.ts';
import { loadService } from '#modules/work/loads/contract.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadOperationsWith } from '../operations.ts';
import type { LoadRooms } from '../rooms.ts';

/** The rights of all rooms: what is tested of loads crosses them. */
export const everyLoadRight = [loadService, loadPriceService, carriageService, roadService, loadBoardService].flatMap(
  ({ operations }) => Object.keys(operations),
);

export const loadRoomsWith = (
  providers: readonly ExposureProvider[],
  needs: readonly BillingNeed[] = [],
): LoadRooms => ({ prices: loadPricesWith(needs), carriage: loadCarriageWith(providers) });

/** The operations of loads in all their rooms. */
export const loadImplementations = (
  providers: readonly ExposureProvider[],
  needs: readonly BillingNeed[] = [],
): readonly Implementation[] => [
  loadOperationsWith(loadRoomsWith(providers, needs), providers),
  loadPriceOperations,
  carriageOperationsWith(providers),
  roadOperationsWith(providers),
  loadBoardOperations,
];

/** What follows from a change of a load in the rooms above. */
export const loadListeners = (
  providers: readonly ExposureProvider[],
  needs: readonly BillingNeed[] = [],
): readonly Listener[] => [
  settleBilling(needs),
  settleBillingOfCharges(needs),
  settleBillingOfPaper(needs),
  ...carriageListeners,
  holdDearerLoad(providers),
  followHeldLoad(providers),
];

export const loadFailures = [loadFailureTexts, loadBoardFailureTexts];
