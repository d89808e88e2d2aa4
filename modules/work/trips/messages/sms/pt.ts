export const texts = {
  trip: '{company}: a sua viagem {load}, {from} – {to}. Abra {url}',
} as const;
