import { described } from '#platform/server/described.ts';
import { accrualService } from '../contract.ts';

export const accrualsDescribed = described(accrualService, {
  getAccruals: {
    does: 'Lists what came by orders and was delivered by loads until the end of a month and stands on no invoice, by account and centre.',
    refuses: 'Refuses an unknown month, and a caller whose roles are limited to some records.',
  },
  postAccrualTransaction: {
    does: 'Proposes the accrual of a month, which reverses itself on the first of the next one.',
    refuses:
      'Refuses a month of which nothing is left to be accrued, one that has an accrual already, and a chart without accounts for accruals.',
  },
});
