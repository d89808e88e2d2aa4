import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fourDecimals: 'Saisissez un nombre avec quatre décimales au plus.',
  clauseForTwo: 'Choisissez soit un client, soit un fournisseur, pas les deux.',
  basePriceMissing:
    'Saisissez le prix du carburant auquel le tarif a été convenu. Chaque variation compte à partir de lui.',
  manualValueMissing: 'Saisissez le pourcentage, ou le montant par unité, que la clause ajoute.',
  capBelowFloor: 'Le plafond ne peut pas être inférieur au plancher.',
  clauseInUse:
    'Des tarifs utilisent cette clause : elle ne se modifie pas. Demandez une nouvelle version à partir d’un jour.',
  clauseBasisFixed: 'Des tarifs utilisent cette clause. Pour un autre jour, ajoutez une autre clause.',
  versionInPast: 'Choisissez aujourd’hui ou un jour ultérieur. Ce qui a été facturé reste tel quel.',
  versionTheSame: 'C’est ce que la clause dit déjà. Changez au moins une valeur.',
  versionWaits: 'Une nouvelle version de cette clause attend déjà une approbation. Décidez-la ou annulez-la d’abord.',
  ownClause: 'Vous avez demandé cette version vous-même. Une deuxième personne doit décider.',
  versionDayPassed:
    'Son premier jour est passé. Refusez-la et faites demander une version à partir d’aujourd’hui ou plus tard.',
  clausePartyFixed: 'Des tarifs utilisent cette clause. Pour une autre partie, créez une autre clause.',
};
