export const texts = {
  accrualNothing: 'Nothing is left to be accrued in this month.',
  accrualExists: '{number} accrues this month already.',
  accrualOfMonths: 'Adjusting entries are not accrued. Choose a month.',
  accrualAccountsMissing:
    'No accounts are set for accruals. In journal accounts, choose one for accrued income and one for accrued costs.',
} as const;
