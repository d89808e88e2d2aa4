import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  toPin: 'Voltar ao marcador',
  keys: 'Prima onde o marcador deve ficar, ou arraste-o. Com o teclado: as setas movem-no, com Shift um pouco; mais e menos aproximam e afastam. Dois dedos movem o mapa.',
  look: 'As setas, o mais e o menos movem o mapa.',
  pinAt: 'Marcador em {latitude}; {longitude}',
  noPin: 'Ainda sem marcador',
  outlines: 'Contornos: Natural Earth',
  metres: '{count} m',
  kilometres: '{count} km',
};
