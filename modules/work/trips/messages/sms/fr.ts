export const texts = {
  trip: '{company} : votre trajet {load}, {from} – {to}. Ouvrez {url}',
} as const;
