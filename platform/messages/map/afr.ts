import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  zoomIn: 'Nader',
  zoomOut: 'Verder weg',
  toPin: 'Terug na die speld',
  keys: 'Druk waar die speld hoort, of sleep dit. Met die sleutelbord: pyle skuif dit, met Shift ’n bietjie; plus en minus kom nader en gaan verder. Twee vingers skuif die kaart.',
  look: 'Pyle en plus en minus skuif die kaart.',
  pinAt: 'Speld by {latitude}; {longitude}',
  noPin: 'Nog geen speld nie',
  outlines: 'Buitelyne: Natural Earth',
  metres: '{count} m',
  kilometres: '{count} km',
};
