import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  tripDone: 'Le trajet est terminé',
  tripDoneSent: 'Tout a été envoyé. Merci.',
  tripDoneWaiting:
    'Une partie attend encore sur ce téléphone. Gardez cette page jusqu’à ce qu’elle indique « Envoyé ».',
  offlineTitle: 'Pas de réseau. Continuez.',
  offlineText: 'Tout reste sur ce téléphone et part tout seul, avec les heures de vos appuis.',
  offlineWaiting: {
    one: 'Une saisie en attente sur ce téléphone. Elle part toute seule, avec l’heure de votre appui.',
    other: '{count} saisies en attente sur ce téléphone. Elles partent toutes seules, avec les heures de vos appuis.',
  },
  notKeptTitle: 'Gardez cette page ouverte',
  notKeptText:
    'Ce téléphone n’a plus de place, ou la fenêtre est privée. Ce qui n’est pas envoyé est perdu si vous fermez la page.',
  clockTitle: 'L’horloge de ce téléphone est fausse',
  clockAhead: 'Elle avance de {time}. Réglez-la sur automatique. Le bureau corrige les heures.',
  clockBehind: 'Elle retarde de {time}. Réglez-la sur automatique. Le bureau corrige les heures.',
  refusedTitle: 'Le bureau n’a pas tout accepté',
  refusedText: 'Appuyez sur le nuage en haut pour voir quoi, et appelez le bureau.',
};
