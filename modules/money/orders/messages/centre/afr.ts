import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Bestellings',
  group: 'Bestelling',
  group_purchase: 'Aankoopbestellings',
  group_service: 'Diensbestellings',
  group_internal: 'Werk van ander sentrums',
  group_recovery: 'Werk vir ander sentrums',
  thisMonth: 'Hierdie maand ontvang',
  received: 'Ontvang sedert {from}',
  settled: 'Gefaktureer of gedebiteer',
  figures: 'Syfers',
  budget: 'Begroting per maand: {amount}. Hierdie maand ontvang: {received}.',
  over: 'Begroting per maand: {amount}. Hierdie maand ontvang: {received}, dit is {over} meer.',
  none: 'Geen bestelling is sedert {from} teen hierdie winssentrum geboek nie.',
  noneOpen: 'Alles wat bestel is, is ontvang.',
  order: 'Bestelling',
  other: 'Verskaffer of sentrum',
  requiredBy: 'Nodig teen',
  status: 'Status',
  recoveryNote: 'Werk vir ander sentrums is inkomste van hierdie winssentrum en nie deel van sy koste nie.',
  toCome: 'Moet nog kom',
};
