export const texts = {
  claimOwn: 'You made or changed this claim yourself. Someone else must decide on it.',
  claimAmountMissing: 'State how much is claimed first.',
  claimAboveClaimed: 'No more is accepted than was claimed: {amount}.',
  claimEvidenceUnknown: 'This paper is not on the list of the claim.',
  claimNotOfSupplier: 'Only a claim against a supplier is taken off its payment.',
  claimInvoiceOther: 'Choose an invoice of this supplier in the currency of the claim.',
  claimProposed: 'A journal was proposed for this claim already: {number}.',
  claimNotAccepted: 'A journal is proposed once the claim is accepted.',
  claimSameAccount: 'Choose two different accounts.',
  claimHandedInAhead: 'This day is in the future.',
  claimBooked: 'A journal was proposed for this claim. Reject the journal before you open the claim again.',
} as const;
