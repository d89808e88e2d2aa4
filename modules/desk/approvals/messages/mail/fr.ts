import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  handedOverSubject: 'Vous décidez à la place de {name}',
  handedOverIntro:
    'Du {fromDate} au {toDate}, vous décidez à la place de {name}. Ce qui vous attend figure dans votre boîte, avec ce nom ; ce que l’un de vous deux a saisi reste à d’autres.',
  handedOverNote: '{name} ajoute : {note}',
  handedOverAction: 'Ouvrir la boîte',
  takenBackSubject: 'Vous ne décidez plus à la place de {name}',
  takenBackIntro:
    '{name} décide de nouveau. La délégation du {fromDate} au {toDate} est terminée et vous n’avez rien à faire.',
  releaseSubject: 'À autoriser : {delegate} décide à la place de {delegator}',
  madeSubject: '{delegate} décide à la place de {delegator}',
  madeIntro: '{delegator} délègue à {delegate} du {fromDate} au {toDate} : {kinds}.',
  madeAnyAmount: 'Aucun montant n’est fixé : les plafonds de {delegator} s’appliquent.',
  madeUpTo: 'Jusqu’à {amount}.',
  releaseAsk:
    '{delegate} ne décide pas de tout cela par ses propres rôles. Rien ne change tant que vous ou un autre administrateur ne l’autorisez pas, sous « Pendant mon absence », dans la boîte.',
  madeHolds: '{delegate} décide déjà de ces types par ses propres rôles. Vous n’avez rien à faire.',
  releasedSubject: '{name} peut décider à votre place',
  releasedIntro: '{admin} a autorisé votre délégation à {name} du {fromDate} au {toDate}.',
  refusedSubject: '{name} ne peut pas décider à votre place',
  refusedIntro:
    '{admin} a refusé votre délégation à {name} du {fromDate} au {toDate}. Choisissez un autre collègue, ou parlez à {admin}.',
};
