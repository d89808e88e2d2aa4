import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Avis de paiement',
  from: 'Payé par',
  to: 'Payé à',
  number: 'Notre numéro',
  day: 'Jour du paiement',
  account: 'Sur le compte',
  accountEnd: '{bank}, se terminant par {end}',
  document: 'Votre document',
  due: 'Échéance',
  amount: 'Montant',
  creditNote: 'avoir',
  taken: 'déduit, {kind}',
  total: 'Payé',
  page: 'Page {page} sur {pages}',
};
