import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  reference: 'Verwysing van die voorstel',
  kind: 'Soort voorstel',
  kind_journal: 'Joernaal',
  kind_opening: 'Openingsaldo’s',
  date: 'Boekingsdatum',
  reverseOn: 'Keer om op',
  reason: 'Rede',
  group: 'Joernaal',
  account: 'Rekening',
  centre: 'Winssentrum',
  text: 'Teks',
  debit: 'Debiet',
  credit: 'Krediet',
  vatCode: 'BTW',
  vatCode_standard: 'Standaardkoers',
  vatCode_zeroRated: 'Nulkoers',
  vatCode_exempt: 'Vrygestel',
  vatCode_outOfScope: 'Buite bestek',
  loadNumber: 'Vrag',
  party: 'Party',
  number: 'Dokumentnommer',
  itemDate: 'Dokumentdatum',
  dueDate: 'Betaalbaar op',
  fileOfJournals: 'Joernale',
};
