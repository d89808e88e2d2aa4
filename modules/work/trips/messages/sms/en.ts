export const texts = {
  trip: '{company}: your trip {load}, {from} to {to}. Open {url}',
} as const;
