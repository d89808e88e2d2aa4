export const texts = {
  trip: '{company}: jou rit {load}, {from} na {to}. Maak oop: {url}',
} as const;
