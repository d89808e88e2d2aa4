import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  creditSubject: 'Votre plafond de crédit chez {company}',
  creditIntro: '{company} propose à {shipperName} un nouveau plafond de crédit.',
  creditAsk:
    'Ouvrez la page, prenez connaissance du nouveau plafond, puis acceptez-le ou refusez-le. Rien ne change avant votre réponse.',
  creditAction: 'Voir le nouveau plafond',
  effectiveSubject: 'Votre nouveau plafond de crédit chez {company} est en vigueur',
  effectiveIntro:
    'À compter d’aujourd’hui, le plafond de crédit de {shipperName} chez {company}, compte {accountNumber}, est de {limit}.',
  effectiveUntil:
    'Il s’agit d’un plafond temporaire, qui prend fin le {date}. Ensuite, le plafond précédent s’applique de nouveau.',
  declinedSubject: 'Vous avez refusé une nouvelle limite de crédit auprès de {company}',
  declinedIntro:
    '{company} a reçu votre réponse : la nouvelle limite de crédit de {limit} pour {shipperName}, compte {accountNumber}, est refusée. Votre limite actuelle reste inchangée.',
  declinedComment: 'Vous avez écrit : {comment}',
  declinedWarning: 'Si ce n’était pas vous, dites-le-nous tout de suite.',
  acknowledged: 'Modification du plafond de crédit envoyée avec succès',
};
