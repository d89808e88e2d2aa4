export const texts = {
  ownPaymentRun: 'You made or changed this run yourself. Someone else must sign it.',
  paymentRunEmpty: 'This run pays nobody. Gather it again with a later due day, or delete it.',
  paymentSignedAlready: 'You have signed this run already. Another person must sign it too.',
  paymentSumChanged: 'The sum of this run has changed. Look at it again, then sign.',
  paymentSecondFactor: 'Fewer signatures need a second factor. Set one up in your profile first.',
  paymentRateMissing:
    'There is no exchange rate of {currency} in {inCurrency} for {date}, nor for the seven days before it. Add it in exchange rates.',
  paymentDay: 'Choose a day of payment from today to {days} days ahead.',
  paymentNotSigned: 'The file can be fetched once the run is signed.',
  paymentFileDiffers:
    'The file would no longer be the one that the bank has. Recall the run if the bank did not carry it out.',
  paymentAccountMissing: 'The chart has no account for creditors. Name one in the chart of accounts.',
  paymentAhead: 'The bank has not paid yet: this day is in the future.',
  paymentCostAccount:
    'Account {number}, whose cost a deduction lowers, is not in the chart or is closed. Open it first.',
  paymentOtherLine:
    'This line is not the sum of the run, or is of another account. Choose the line by which the run left the bank.',
} as const;
