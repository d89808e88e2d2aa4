export const texts = {
  statementPeriodBackwards: 'The last day is before the first one. Choose a later day.',
  statementPeriodLong: 'Choose a period of a year or less.',
  statementNothingOwed: 'Nothing is owed for loads delivered in this period. Choose another period.',
  statementNothingWaits: 'No load of this supplier waits for an invoice.',
  statementNoEmail: 'The supplier has no email address. Enter one.',
  statementNoMobile: 'The supplier has no mobile number for the code. Enter one.',
  statementNumberUsed: 'You have already sent {number} of {date}. Enter the number of this invoice.',
  statementLoadGone: 'One of these loads no longer waits for an invoice. Open the page again and choose the loads.',
  statementVatTooMuch: 'The VAT is part of the total. Enter less than the total.',
  statementTooSmall: 'This is too little for the loads that you chose. Check the amount.',
  statementChanged: 'The statement has changed meanwhile. Open the page again and look at it once more.',
} as const;
