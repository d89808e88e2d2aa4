import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  until:
    'Le lien est valable jusqu’au {date}. Un code sera envoyé par SMS au {number} ; vous pouvez vous arrêter à tout moment et continuer plus tard, aussi sur un autre appareil.',
  untilAnswered: 'Le lien est valable jusqu’au {date}. Un code sera envoyé par SMS au {number}.',
  reminderSubject: 'Rappel : {subject}',
  reminderNew: '{client} n’a pas encore reçu votre réponse. Voici de quoi il s’agit :',
  reminderStarted:
    'Vous avez commencé, et ce que vous avez saisi est conservé. Il ne manque que le reste. Voici de quoi il s’agit :',
  linkSent: 'Le lien a été envoyé à {email}.',
  sentAgainToAddressOnFile: 'Un nouveau lien a été envoyé à l’adresse e-mail enregistrée.',
};
