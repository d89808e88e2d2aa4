import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  reference: 'Référence de la proposition',
  kind: 'Type de proposition',
  kind_journal: 'Écriture',
  kind_opening: 'Soldes d’ouverture',
  date: 'Date comptable',
  reverseOn: 'Extourner le',
  reason: 'Motif',
  group: 'Écriture',
  account: 'Compte',
  centre: 'Centre de profit',
  text: 'Texte',
  debit: 'Débit',
  credit: 'Crédit',
  vatCode: 'TVA',
  vatCode_standard: 'Taux normal',
  vatCode_zeroRated: 'Taux zéro',
  vatCode_exempt: 'Exonéré',
  vatCode_outOfScope: 'Hors champ',
  loadNumber: 'Chargement',
  party: 'Tiers',
  number: 'Numéro du document',
  itemDate: 'Date du document',
  dueDate: 'Date d’échéance',
  fileOfJournals: 'Écritures',
};
