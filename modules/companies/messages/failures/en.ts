export const texts = {
  companyNameTaken: 'This company name is taken. Every company has its own.',
  ownCompany: 'You work for this company. Somebody of another company has to deactivate it.',
  logoAddress: 'Choose a picture in PNG or JPEG.',
  logoTooLarge: 'The picture is too large. Choose one of at most 150 kB.',
  colour: 'Write the colour as # and six digits or letters from a to f, such as #1a4f8b.',
} as const;
