export const texts = {
  companyNameTaken: 'This company name is taken. Every company has its own.',
  ownCompany: 'You work for this company. Somebody of another company has to deactivate it.',
  logoAddress: 'Enter an address that begins with https://.',
} as const;
