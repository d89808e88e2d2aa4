export const texts = {
  documentNumberFormat: 'A passport or other document has 5 to 20 letters and digits.',
  driverKnown: 'A driver with this identity number already exists. Search the list for the last four digits.',
  permitTooEarly: 'Drivers must be at least {minimumAge} years old for this permit.',
  driverTooYoung: 'A driver must be at least 18 years old.',
  driverCheckedByClient: 'Your client checks it first. Until then it stays as it is.',
} as const;
