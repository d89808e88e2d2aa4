import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  panic: 'Paniekknoppie',
  appointmentMissed: 'Afspraak gemis',
  appointmentAtRisk: 'Afspraak in gevaar',
  noSignal: 'Geen sein nie',
  tenderExhausted: 'Geen karweier het die vrag geneem nie',
  podMissing: 'Bewys van aflewering ontbreek',
  outOfService: 'Voertuig buite diens',
  hijack: 'Kaping of diefstal',
  criticalDefect: 'Kritieke defek',
  incidentReported: 'Voorval aangemeld',
  serviceDue: 'Diens verskuldig',
  exportFailed: 'Uitvoer geweier',
  balanceBroken: 'Rekening en oop items verskil',
  trackingFailed: 'Posisies kan nie gelees word nie',
  coverBelowValue: 'Dekking onder die waarde',
  coverEnding: 'Dekking verval',
  vehiclePaperEnding: 'Voertuigdokument verval',
  driverPaperEnding: 'Bestuurderdokument verval',
  doorOpen: 'Deur oopgemaak',
  temperature: 'Temperatuur buite perke',
  speeding: 'Te vinnig gery',
  harshDriving: 'Rowwe bestuur',
  fuelDrop: 'Brandstofvlak het gedaal',
  claimDeadline: 'Eis moet ingedien word',
};
