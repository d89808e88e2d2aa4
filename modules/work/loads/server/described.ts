import { described, refusesNothing } from '#platform/server/described.ts';
import { loadService } from '../contract.ts';

export const loadsDescribed = described(loadService, {
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
  getLoadBoard: {
    does: 'Counts the loads of each chip of the board up to a thousand, and lists the first of each status.',
    refuses: refusesNothing,
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
  getLoadReadiness: {
    does: 'Answers what a load, or a draft that is not saved yet, lacks before it is ready and invoiced, and whether credit reaches for it.',
    refuses: 'Refuses a load that the caller cannot see, and a caller who is limited to suppliers.',
  },
  getLoadWaybill: {
    does: 'Answers the waybill of a load as a PDF in base64, in the caller’s language and without prices.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  getLoadHistory: {
    does: 'Lists who changed which fields of a load and when, the latest first.',
    refuses: 'Refuses a load that the caller cannot see, and a caller who is limited to suppliers.',
  },
});
