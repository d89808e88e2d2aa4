import { refusesNothing, type SentencesOf } from '#platform/server/described.ts';
import type { loadService } from '#modules/work/loads/contract.ts';

/** Many loads at once: the board, the plan of the day, the paper for the vehicle. */
export const boardDescribed = {
  getLoadBoard: {
    does: 'Counts the loads of each chip of the board up to a thousand, and lists the first of each status.',
    refuses: refusesNothing,
  },
  getLoadPlan: {
    does: 'Lists vehicles with the loads that they carry between two moments, and the loads that wait for a vehicle.',
    refuses: 'Refuses more than eight days.',
  },
  getLoadWaybill: {
    does: 'Answers the waybill of a load as a PDF in base64, in the caller’s language and without prices.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
} satisfies Partial<SentencesOf<typeof loadService>>;
