import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  registrationNumber: '’n Registrasienommer het 2 tot 10 letters en syfers.',
  vinFormat: '’n VIN het 17 letters en syfers, sonder I, O en Q. Slegs voertuie van voor 1981 het ander.',
  ownershipOfSupplier: '’n Verskaffer se voertuig behoort aan die verskaffer.',
  gvmBelowTare: 'Die bruto voertuigmassa moet meer as die tarra wees.',
  gcmBelowGvm: 'Die bruto kombinasiemassa kan nie minder as die bruto voertuigmassa wees nie.',
  trailerPulls: '’n Sleepwa trek niks self nie.',
  trailerDriven: '’n Sleepwa word deur niemand bestuur nie.',
  trailerTwice: 'Die tweede sleepwa moet ’n ander een wees.',
  notATrailer: 'Kies ’n sleepwa.',
  checkedByClient: 'Jou kliënt gaan dit eers na. Tot dan bly dit soos dit is.',
};
