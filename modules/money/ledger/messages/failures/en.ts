export const texts = {
  unbalanced: 'Debit and credit differ by {amount}.',
  journalTooShort: 'A journal has at least two lines.',
  accountUnknown:
    'No active account has the number {number}. Add it in journal accounts, or correct the number at the document.',
  accountClosed: 'Account {number} is not active.',
  accountControl: 'Account {number} takes documents only, no typed journals.',
  ledgerCentreMissing: 'Account {number} asks for a profit centre.',
  ledgerCentreInactive: 'Profit centre {centre} is not in use on {date}.',
  alreadyPosted: 'This was posted already, with other amounts, as journal {number}.',
  alreadyReversed: 'Journal {number} has reversed it already.',
  reversalOfReversal: 'This journal is a reversal itself. Post a new journal instead.',
  reversedByDocument: 'This journal belongs to a document. Take the document back instead.',
  exchangeAccountMissing: 'No account is set for exchange gains and losses. Choose one in journal accounts.',
  allocationUndone: 'This match was undone already.',
} as const;
