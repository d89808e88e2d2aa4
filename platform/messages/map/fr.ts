import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  zoomIn: 'Plus près',
  zoomOut: 'Plus loin',
  toPin: 'Revenir au repère',
  keys: 'Appuyez là où va le repère, ou faites-le glisser. Au clavier : les flèches le déplacent, avec Maj un peu ; plus et moins rapprochent et éloignent. Deux doigts déplacent la carte.',
  look: 'Les flèches, plus et moins déplacent la carte.',
  pinAt: 'Repère à {latitude} ; {longitude}',
  noPin: 'Pas encore de repère',
  outlines: 'Contours : Natural Earth',
  metres: '{count} m',
  kilometres: '{count} km',
};
