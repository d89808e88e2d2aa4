export const texts = {
  documentNumberFormat: 'A passport or other document has 5 to 20 letters and digits.',
  driverKnown: 'A driver with this identity number is there already. Look for the last four digits in the list.',
  permitTooEarly: 'This permit is given from the age of {minimumAge}.',
  driverTooYoung: 'A driver must be at least 18 years old.',
} as const;
