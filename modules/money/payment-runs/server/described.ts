import { described, refusesNothing } from '#platform/server/described.ts';
import { paymentRunService } from '../contract.ts';

const unknown = 'Refuses a run that the caller cannot see.';

export const paymentRunDescribed = described(paymentRunService, {
  getPaymentRuns: {
    does: 'Lists runs that pay suppliers by search, filters and order, one page at a time.',
    refuses: refusesNothing,
  },
  getPaymentRun: {
    does: 'Reads a run with what goes out, what is held and why, its signatures and what stays in the bank.',
    refuses: unknown,
  },
  getPaymentRunHistory: { does: 'Lists what happened to a run of payments, the latest first.', refuses: unknown },
  postPaymentRun: {
    does: 'Adds a draft run with all that is due to suppliers up to a day and that no other run pays, from one account at a bank.',
    refuses:
      'Refuses an unknown account, an account in another currency than the books, and a day of payment that is past or over 60 days ahead.',
  },
  gatherPaymentRun: { does: 'Gathers a draft run again.', refuses: 'Refuses a run that is not a draft.' },
  holdPaymentRunSupplier: {
    does: 'Takes a supplier out of a draft run for a stated reason.',
    refuses: 'Refuses a run that is not a draft, and a supplier that it does not pay.',
  },
  releasePaymentRunSupplier: {
    does: 'Lets a supplier that a person took out back into a draft run.',
    refuses: 'Refuses a run that is not a draft, and a supplier that nobody took out.',
  },
  submitPaymentRun: {
    does: 'Submits a draft run for signatures.',
    refuses: 'Refuses a run that pays nobody.',
  },
  approvePaymentRun: {
    does: 'Signs the sum of a run, unless suppliers about which something changed have to come out first; the last signature that is needed approves it.',
    refuses:
      'Refuses who made, changed or signed the run, another sum than the present one, an amount above the caller’s limit, and a second factor that is missing or wrong.',
  },
  rejectPaymentRun: {
    does: 'Sends a run back to its draft for a stated reason.',
    refuses: 'Refuses who made or changed the run, and a run that was sent.',
  },
  sendPaymentRunFile: {
    does: 'Answers the file for the bank, the same each time, and marks the run as sent; where something about a supplier changed, the run waits for signatures instead.',
    refuses: 'Refuses a run that is not signed.',
  },
  recallPaymentRun: {
    does: 'Makes a sent run a draft again, because the bank did not carry it out.',
    refuses: 'Refuses who made or changed the run, and a run that is not sent.',
  },
  closePaymentRun: {
    does: 'Posts a sent run: the bank has paid, what was owed is settled, and each supplier is mailed what was paid.',
    refuses:
      'Refuses a run that was not sent, a day in the future, a closed month, and a line of a statement that is settled.',
  },
  deletePaymentRun: {
    does: 'Voids a draft run; what it would have paid waits for another one.',
    refuses: 'Refuses a run that is not a draft.',
  },
  getPaymentRule: { does: 'Reads how a company pays.', refuses: 'Refuses an unknown company.' },
  putPaymentRule: {
    does: 'Sets above which amount two people sign, and in which form the bank takes payments.',
    refuses: 'Refuses an unknown company, and to let fewer people sign without a second factor.',
  },
});
