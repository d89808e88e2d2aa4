export const texts = {
  inspection: '{company}: inspect {vehicle} before you drive, {number}. Open {url}',
} as const;
