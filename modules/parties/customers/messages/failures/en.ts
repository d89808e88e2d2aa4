export const texts = {
  // Refusals; the first two are the specification's own words.
  requiredFieldsMissing: 'Warning! Please complete all required fields.',
  shipperNameTaken: 'The Full Registered Name already exist.',
  shipperExists: 'A customer with this registration or VAT number already exists for client {client}.',
  shipperAccountNumberTaken: 'Another customer has this account number.',
  ownShipperCapture: 'You captured or changed this customer yourself. A second person must decide.',
  ownRecommendation: 'You recommended this customer yourself. Another person must approve.',
  recommendationNeeded: 'A limit above R\u00a0{threshold} must be recommended by one person and approved by another.',
  aboveRecommendation: 'The recommended limit is R\u00a0{limit}. Ask for a new recommendation to approve more.',
  takenOverOnlyNew:
    'This customer is here already. Limits, terms and standing are taken over of new customers only: propose another limit under Credit limits.',
  ratingNeedsReason: 'Explain in the comments why you give credit although the bank rates the customer {code}.',
  noShipperMobileNumber: 'The customer has no mobile number, so no one-time code can reach it. Add one first.',
  bankLetterDateMissing: 'Enter the date on the letter.',
  billToPartyNotFound: 'The customer has no bill-to party with this account number.',
  // Findings: what the staff who decide should look at
  tradeReferenceMissing: 'No trade references were given.',
  tradeReferenceUnreachable: 'This trade reference has no number to call.',
  tooFewTradeReferences: 'Fewer than {minimum} trade references were given.',
  tooFewDirectors: 'Fewer than {minimum} directors were named.',
  nationalCreditActMayApply:
    'The National Credit Act may apply: the turnover is not above R\u00a01 000 000, and the credit is below R\u00a0250 000. Ask your legal adviser.',
  bankConfirmationMissing: 'No confirmation letter from the bank was given.',
  bankLetterNotReadable: 'No date could be read from the letter. Check it yourself.',
  bankLetterDateDiffers: 'The letter shows {read}, but {typed} was entered.',
  bankLetterAccountDiffers:
    'The letter is for an account ending in {read}, but an account ending in {typed} was entered.',
  shipperBankChanged: 'The bank details were changed. Confirm them with the customer by a number you already know.',
  financeContactMissing: 'No finance contact was given.',
  shipperTermsNotAgreed: 'The customer did not agree to the terms in force.',
  ownStanding: 'A second person must reopen this customer.',
} as const;
