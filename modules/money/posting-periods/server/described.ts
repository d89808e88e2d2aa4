import { described } from '#platform/server/described.ts';
import { postingPeriodService } from '../contract.ts';

const company = 'Refuses a company that is no active client, and a caller whose roles are limited to some records.';
const month = 'Refuses an unknown month, and a caller whose roles are limited to some records.';

export const postingPeriodsDescribed = described(postingPeriodService, {
  getAllFiscalYears: { does: 'Lists the financial years of a company, the first one first.', refuses: company },
  getAllFiscalMonths: {
    does: 'Lists the months of all years of a company, or of one year, with how each area stands in them.',
    refuses: company,
  },
  getCurrentFiscalMonths: { does: 'Lists the months of the financial year in which today is.', refuses: company },
  getOpenFiscalMonth: {
    does: 'Answers the month into which a journal of today is posted: this one, or the first later one that is open.',
    refuses: company,
  },
  getOpenFiscalYear: { does: 'Answers the financial year of the open month.', refuses: company },
  addAdditionalFiscalYear: {
    does: 'Adds the twelve months after the last year of a company, and the period for adjusting entries.',
    refuses: 'Refuses a year after one that has not begun yet, and a caller whose roles are limited to some records.',
  },
  updateFiscalMonthPosting: {
    does: 'Opens, holds, closes, opens again or locks a month of one area.',
    refuses:
      'Refuses to close what something bars or before an earlier month, and to reopen without a reason and a second factor, for who closed it, or once it is locked.',
  },
  getPostingBlockers: {
    does: 'Lists what stands in the way of closing a month of an area, with its place.',
    refuses: month,
  },
  getPostingPeriodHistory: { does: 'Lists what happened to a month of an area, the latest first.', refuses: month },
});
