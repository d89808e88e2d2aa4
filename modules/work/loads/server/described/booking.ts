import { refusesNothing, type SentencesOf } from '#platform/server/described.ts';
import type { loadService } from '#modules/work/loads/contract.ts';

/** The noun itself: its list, its record, booking and changing it. */
export const bookingDescribed = {
  getLoads: {
    does: 'Lists loads by search, filters, a chip of the board and order, one page at a time; the open ones where no status is asked for.',
    refuses: refusesNothing,
  },
  getLoadFile: {
    does: 'Answers loads as rows of the file that imports them, with headings in the caller’s language.',
    refuses: 'Refuses more than 5,000 loads, and a caller who is limited to suppliers.',
  },
  getLoad: {
    does: 'Reads a load with its stops, goods, charges, holds and assignment.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  postLoad: {
    does: 'Books a load with its stops, goods and charges, as a draft or, with `submit`, ready to be given away.',
    refuses:
      'Refuses stops out of order and records that are not active; with `submit` also what `submitLoad` refuses, and a caller without that right.',
  },
  putLoad: {
    does: 'Changes a load, moves what is reserved with its times, and asks for credit again where it costs more.',
    refuses:
      'Refuses a closed or cancelled load, a change of a stop that was reached, another customer or order type once booked, and a vehicle or driver taken by then.',
  },
  postLoadCopy: {
    does: 'Books a load again as a draft, moved by some days, without its assignment, holds and events.',
    refuses: 'Refuses a customer, place or type that is no longer active, and a caller who is limited to suppliers.',
  },
  submitLoad: {
    does: 'Makes a draft ready to be given away, prices it by the rates, and holds it where the customer’s credit does not reach.',
    refuses: 'Refuses an incomplete load, one without a price for the customer, and a customer who is not active.',
  },
  submitUnratedLoad: {
    does: 'Makes a draft ready before its price for the customer is agreed, for a stated reason.',
    refuses: 'Refuses an incomplete load, and a customer who is not active.',
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
  getLoadReadiness: {
    does: 'Answers what a load, or a draft that is not saved yet, lacks before it is ready and invoiced, and whether credit reaches for it.',
    refuses: 'Refuses a load that the caller cannot see, and a caller who is limited to suppliers.',
  },
  getLoadHistory: {
    does: 'Lists who changed which fields of a load and when, the latest first.',
    refuses: 'Refuses a load that the caller cannot see, and a caller who is limited to suppliers.',
  },
} satisfies Partial<SentencesOf<typeof loadService>>;
