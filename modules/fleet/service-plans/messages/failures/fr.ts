import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  intervalMissing: 'Indiquez combien de kilomètres, de jours ou d’heures séparent deux entretiens.',
  serviceNotCounted: 'Le plan ne compte pas cela. Laissez vide.',
  serviceFollowed: 'Le véhicule suit déjà ce plan.',
  serviceEnded: 'Le véhicule ne suit plus ce plan.',
  serviceAhead: 'Ce jour est à venir. Indiquez le jour où l’entretien a été fait.',
  serviceBeforeLast:
    'Le dernier entretien date du {day}. Indiquez ce jour ou un jour suivant, ou annulez d’abord cet entretien.',
  serviceWarranty: 'La garantie prend fin avant l’entretien. Indiquez un jour plus tardif.',
  serviceNotLast: 'Annulez d’abord les entretiens suivants : ils ont été calculés à partir de celui-ci.',
  serviceOrdered: 'Une commande est ouverte pour cet entretien : {number}. Terminez-la ou annulez-la d’abord.',
};
