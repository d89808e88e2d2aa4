import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  offerSubject: '{company} : un chargement de {origin} à {destination}',
  offerIntro: '{company} vous propose le chargement {loadNumber} de {origin} à {destination}, à charger le {date}.',
  offerAsk: 'Acceptez-le, refusez-le ou indiquez un autre prix avant le {date}. Ensuite, l’offre prend fin.',
  offerAction: 'Voir l’offre',
  confirmedSubject: '{company} : le chargement de {origin} à {destination} est à vous',
  confirmedIntro: '{company} vous confirme le chargement {loadNumber} de {origin} à {destination}.',
  confirmedAmount:
    'Le montant convenu est de {amount} hors TVA. Veuillez indiquer le véhicule et le chauffeur sur la page.',
  nameAction: 'Indiquer véhicule et chauffeur',
  supersededSubject: '{company} : le chargement de {origin} à {destination} est pris',
  supersededIntro:
    'Un autre transporteur a pris le chargement {loadNumber} de {origin} à {destination}. Merci de l’avoir examiné ; vous n’avez rien à faire. {company} vous sollicitera de nouveau.',
  withdrawnSubject: '{company} : le chargement de {origin} à {destination} a été retiré',
  withdrawnIntro:
    '{company} a retiré l’offre du chargement {loadNumber} de {origin} à {destination}. Vous n’avez rien à faire.',
  counterRefusedSubject: '{company} : votre prix pour {origin} à {destination}',
  counterRefusedIntro:
    '{company} ne peut accepter le prix que vous avez indiqué pour le chargement {loadNumber} de {origin} à {destination}.',
  counterStands: 'L’offre initiale reste valable jusqu’au {date}.',
  counterRefusedLateSubject: '{company} : votre prix pour {origin} à {destination}',
  counterRefusedLateIntro:
    '{company} ne peut accepter le prix que vous avez indiqué pour le chargement {loadNumber} de {origin} à {destination}, et l’offre a pris fin. Vous n’avez rien à faire.',
  exhaustedSubject: 'Personne n’a pris le chargement {loadNumber}',
  exhaustedIntro:
    'Tous les fournisseurs ont refusé le chargement {loadNumber} de {origin} à {destination}, ou n’ont pas répondu à temps. Il est de nouveau à confier.',
  counteredSubject: 'Un autre prix pour le chargement {loadNumber}',
  counteredIntro:
    '{supplier} prendrait le chargement {loadNumber} pour {amount} au lieu de {offered}, et attend votre réponse.',
  attentionSubject: 'Le chargement {loadNumber} est accepté mais non réservé',
  attentionIntro:
    '{supplier} a accepté le chargement {loadNumber}, mais quelque chose s’y oppose à présent. Corrigez-le et réservez le chargement, ou retirez l’offre.',
  openLoad: 'Ouvrir le chargement',
};
