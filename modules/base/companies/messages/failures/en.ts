export const texts = {
  companyNameTaken: 'Another company already has this name. Choose another name.',
  ownCompany: 'You work for this company. Someone from another company must deactivate it.',
  logoAddress: 'Choose a PNG or JPEG picture.',
  logoTooLarge: 'The picture is too large. Choose one of 150 kB or less.',
  colour: 'Enter the colour as # followed by six digits or letters from a to f, such as #1a4f8b.',
} as const;
