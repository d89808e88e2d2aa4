import { described, refusesNothing } from '#platform/server/described.ts';
import { rateService } from '../contract.ts';

const unseen = 'Refuses a rate that the caller cannot see.';
const notDraft = 'Refuses a version that is not a draft.';

export const ratesDescribed = described(rateService, {
  getRates: {
    does: 'Lists rates by search, filters, a chip and order, one page at a time; drafts, waiting and approved ones where nothing is asked for.',
    refuses: refusesNothing,
  },
  getRateFile: {
    does: 'Answers rates as rows of the file that imports them, of each its newest version, with headings in the caller’s language.',
    refuses: 'Refuses more than 5,000 rates, and a caller who is limited to suppliers.',
  },
  getRateCounts: {
    does: 'Counts the rates of each chip up to a thousand; null stands for a chip that could not be counted.',
    refuses: refusesNothing,
  },
  getRate: {
    does: 'Reads a version of a rate, with its other versions and the approved rates that nothing tells from it.',
    refuses: unseen,
  },
  getRateHistory: {
    does: 'Lists who changed which fields of a version of a rate and when, the latest first.',
    refuses: unseen,
  },
  getRateParties: {
    does: 'Lists the bill-to parties of a customer for which a rate can be agreed.',
    refuses: 'Refuses nothing: an unknown customer has none.',
  },
  postRate: {
    does: 'Drafts a rate, or with `supersedesId` the next version of one; it prices loads once it is approved.',
    refuses:
      'Refuses a code that another rate has, records that are unknown or do not fit each other, and a rate of which a newer version waits.',
  },
  putRate: {
    does: 'Changes a version of a rate that is not approved; a rejected one becomes a draft again.',
    refuses:
      'Refuses an approved or superseded version, another code from the second version on, and records that are unknown or do not fit each other.',
  },
  submitRate: { does: 'Submits a draft of a rate for approval.', refuses: notDraft },
  approveRate: {
    does: 'Approves a version of a rate from its first day on; older versions end the day before, or are superseded.',
    refuses:
      'Refuses the person who captured or changed it, a price of a usual load above the caller’s roles, and a rate that nothing tells from another.',
  },
  rejectRate: {
    does: 'Rejects a version of a rate that waits, for a stated reason.',
    refuses: 'Refuses the person who captured or changed it, and a version that does not wait.',
  },
  closeRate: {
    does: 'Gives an approved rate its last day, for a stated reason.',
    refuses:
      'Refuses a day that has passed, is before the first or after the last one, and a version that is not approved.',
  },
  deleteRate: { does: 'Deletes a draft of a rate.', refuses: notDraft },
  postRateCopy: {
    does: 'Drafts what a supplier, or any supplier, gets on the lane of a customer’s rate: a share of it under the same conditions.',
    refuses: 'Refuses a rate that is paid to suppliers, one that was rejected or superseded, and an unknown supplier.',
  },
  postRateChange: {
    does: 'Raises or lowers many approved rates by a percentage: as a preview, or as a draft of each from a day on.',
    refuses: 'Refuses more than 500 rates; those that cannot change are left out, with the reason.',
  },
});
