import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  documentNumberFormat: '’n Paspoort of ander dokument het 5 tot 20 letters en syfers.',
  driverKnown: 'Daar is reeds ’n bestuurder met hierdie identiteitsnommer. Soek die laaste vier syfers in die lys.',
  permitTooEarly: 'Hierdie permit word vanaf die ouderdom van {minimumAge} gegee.',
  driverTooYoung: '’n Bestuurder moet minstens 18 jaar oud wees.',
  driverCheckedByClient: 'Jou kliënt gaan dit eers na. Tot dan bly dit soos dit is.',
};
