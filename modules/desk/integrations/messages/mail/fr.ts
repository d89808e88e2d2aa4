import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  pausedSubject: 'Un point de réception de webhooks a été mis en pause',
  pausedIntro:
    'Le point de réception {host} n’a rien accepté depuis {days} jours, nous l’avons donc mis en pause. Les nouveaux événements sont conservés et partiront quand vous le reprendrez.',
  pausedAsk: 'Vérifiez que le système destinataire fonctionne, puis reprenez le point de réception.',
  givenUpSubject: 'Un webhook n’a pas pu être livré',
  givenUpIntro:
    'Le point de réception {host} n’a pas accepté un événement après plusieurs essais sur environ une journée. Nous n’essayons plus de livrer cet événement.',
  givenUpAsk: 'Consultez les réponses dans le journal, corrigez la cause et renvoyez l’événement.',
  action: 'Ouvrir le journal des livraisons',
};
