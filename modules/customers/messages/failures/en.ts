export const texts = {
  // Refusals; the first two are the specification's own words.
  requiredFieldsMissing: 'Warning! Please complete all required fields.',
  shipperNameTaken: 'The Full Registered Name already exist.',
  shipperExists: 'A customer with this registration or VAT number already exists for client {client}.',
  shipperAccountNumberTaken: 'Another customer has this account number.',
  ownShipperCapture: 'You captured or changed this customer yourself. A second person must decide.',
  ownRecommendation: 'You recommended this customer yourself. Another person must approve.',
  recommendationNeeded: 'A limit above R {threshold} needs a recommendation by one person and the approval of another.',
  aboveRecommendation: 'The limit that was recommended is R {limit}. Ask for a new recommendation to approve more.',
  ratingNeedsReason: 'Say in the comments why credit is given although the bank rates the customer {code}.',
  noShipperMobileNumber: 'The customer has no mobile number, so no one-time code can reach it. Add one first.',
  bankLetterDateMissing: 'State the date on the letter.',
  billToPartyNotFound: 'The customer has no bill-to party with this account number.',
  // Findings: what the staff who decide should look at
  tradeReferenceMissing: 'No trade reference was given.',
  tradeReferenceUnreachable: 'This trade reference has no number to call.',
  tooFewTradeReferences: 'Fewer than {minimum} trade references were given.',
  tooFewDirectors: 'Fewer than {minimum} directors were named.',
  nationalCreditActMayApply:
    'The National Credit Act may apply: the turnover is not above R 1 000 000, and the credit is below R 250 000. Ask your legal adviser.',
  bankConfirmationMissing: 'No letter of confirmation from the bank was given.',
  bankLetterNotReadable: 'No date could be read from the letter. Check it by eye.',
  bankLetterDateDiffers: 'The letter says {read}; {typed} was typed.',
  bankLetterAccountDiffers: 'The letter is about an account that ends in {read}; one that ends in {typed} was typed.',
  shipperBankChanged: 'The bank details were changed. Confirm them with the customer by a number you already know.',
  financeContactMissing: 'Nobody is named for questions of finance.',
  shipperTermsNotAgreed: 'The customer did not agree to the terms in force.',
} as const;
