import { described, refusesNothing } from '#platform/server/described.ts';
import { bankService } from '../contract.ts';

export const bankDescribed = described(bankService, {
  getBankChanges: {
    does: 'Lists versions of bank details, the newest first, with masked numbers and what each would replace, one page at a time.',
    refuses: refusesNothing,
  },
  getCompanyBank: {
    does: 'Reads the bank details of a company that wait, or else those in use, with the number masked.',
    refuses: 'Refuses an unknown company, and whoever is limited to suppliers or customers.',
  },
  putCompanyBank: {
    does: 'Records bank details of a company, in place of those that wait; they are used once a second person has approved them.',
    refuses:
      'Refuses an unknown company, whoever is limited to suppliers or customers, and a mask other than that of the number on file.',
  },
  approveBankChange: {
    does: 'Puts bank details that wait in use, in place of the former ones; payments to them are held for 48 hours.',
    refuses:
      'Refuses who recorded them or sent their link, one that does not wait, what the bank letter contradicts without a reason, and a wrong second factor.',
  },
  rejectBankChange: {
    does: 'Rejects bank details that wait, for a stated reason; those in use stay in use.',
    refuses: 'Refuses the person who recorded them or sent their link, and a version that does not wait.',
  },
  getBankRule: {
    does: 'Answers whether at the caller’s company only people with a second factor approve bank details.',
    refuses: refusesNothing,
  },
  putBankRule: {
    does: 'Sets whether at the caller’s company only people with a second factor approve bank details.',
    refuses: 'Refuses to switch it off for a caller who has no second factor or does not show it again.',
  },
  getBankAccountNumber: {
    does: 'Shows the whole account number of a version of bank details, and records in the history that the caller looked.',
    refuses: 'Refuses an unknown version, and one of another party where the caller is limited to suppliers.',
  },
});
