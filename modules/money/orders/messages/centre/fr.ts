import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Commandes',
  group: 'Commande',
  group_purchase: 'Commandes d’achat',
  group_service: 'Commandes de service',
  group_internal: 'Travaux d’autres centres',
  group_recovery: 'Travaux pour d’autres centres',
  thisMonth: 'Reçu ce mois-ci',
  received: 'Reçu depuis le {from}',
  settled: 'Facturé ou imputé',
  figures: 'Chiffres',
  budget: 'Budget mensuel : {amount}. Reçu ce mois-ci : {received}.',
  over: 'Budget mensuel : {amount}. Reçu ce mois-ci : {received}, soit {over} de plus.',
  none: 'Aucune commande n’a été imputée à ce centre de profit depuis le {from}.',
  noneOpen: 'Tout ce qui a été commandé a été reçu.',
  order: 'Commande',
  other: 'Fournisseur ou centre',
  requiredBy: 'Voulu pour le',
  status: 'État',
  recoveryNote:
    'Les travaux pour d’autres centres sont un produit de ce centre de profit et ne font pas partie de ses coûts.',
  toCome: 'Reste à recevoir',
};
