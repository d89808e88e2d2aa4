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
};
