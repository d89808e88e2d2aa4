export const texts = {
  // Refusals
  contractorNameTaken: 'Contractor already exists for client {client}',
  contractorExists: 'A contractor with this registration or VAT number already exists for client {client}.',
  signatureMissing: 'Sign in the box, or type your name to sign.',
  signatureNotAPicture: 'The signature could not be read. Sign again.',
  creditLimitTooSmall: 'Enter a credit limit of at least R\u00a01.',
  bankCodeNeedsReason: 'Give a reason for giving credit despite this bank code.',
  ownAssessment: 'You assessed or changed this application yourself. A second person must decide.',
  assessmentMissing: 'The approval step is not filled in yet. Assess the application first.',
  suretyshipMissing:
    'A credit limit above {above} needs a deed of suretyship. Upload the signed deed first; it cannot be signed on a screen.',
  contractorHasNoMobile:
    'The contractor has no mobile number, so no one-time code can reach it. Send a new link instead.',
  // Findings: what the staff who decide should look at
  bankCodeOld: 'The bank code is older than {months} months.',
  bankCodePoor: 'The bank code {code} warns of late payment.',
  contractorBankChanged:
    'The bank details were changed. Confirm them with the contractor by a number you already know.',
  deedIsCertificate: 'The deed of suretyship is the same file as the certificate.',
} as const;
