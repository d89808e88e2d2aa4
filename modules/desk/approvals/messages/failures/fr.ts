import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  nothingToDelegate: 'Vous n’avez aucun droit de décision à déléguer.',
  delegateUnknown: 'Choisissez un collègue qui travaille ici et peut se connecter.',
  delegationOver: 'Le dernier jour ne peut pas être passé.',
  delegationTooLong: 'Déléguez vos décisions pour {days} jours au plus.',
  endsBeforeBegin: 'Le dernier jour ne peut pas précéder le premier.',
  warnAfterOverdue: 'L’avertissement doit venir avant que l’élément soit en retard.',
  listedTwice: 'Cela figure déjà dans la liste. Gardez l’un des deux.',
  delegationOverlaps:
    'Du {from} au {to}, vous avez déjà délégué à {name}. Reprenez d’abord cette délégation, ou choisissez d’autres jours.',
  limitedDelegator:
    'Vos rôles vous limitent à certains enregistrements ; ces décisions ne peuvent pas être déléguées. Adressez-vous à un administrateur.',
  kindNotYours: 'Choisissez seulement des types dont vous décidez vous-même.',
};
