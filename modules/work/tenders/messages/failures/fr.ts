import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  noEligibleSupplier:
    'Aucun des fournisseurs choisis ne peut prendre ce chargement. Voyez ce qui s’y oppose, ou choisissez-en d’autres.',
  oneSupplierOnly: 'Une offre unique va à un seul fournisseur. Choisissez-en un, ou une autre façon de demander.',
  tenderGone: 'Ce chargement n’est plus proposé. Il a été pris par un autre, ou retiré.',
  tenderExpired:
    'Le délai de cette offre a pris fin le {at}. Votre réponse a été notée et sera vue par le planificateur, mais l’offre ne vaut plus.',
  tenderChanged: 'Le chargement a changé depuis qu’il a été proposé. Demandez une nouvelle offre, ou renvoyez-la.',
  tenderNotWon: 'Le véhicule et le chauffeur peuvent être indiqués dès que le chargement vous est réservé.',
  ownResourceTaken: '{resource} est sur votre chargement {loadNumber} jusqu’au {until}. Choisissez-en un autre.',
  stillNotBookable: {
    one: 'Le chargement ne peut toujours pas être réservé à ce fournisseur. Une règle s’y oppose.',
    other: 'Le chargement ne peut toujours pas être réservé à ce fournisseur. {count} règles s’y opposent.',
  },
  tenderOnHold: 'Le chargement est bloqué pour crédit. Levez le blocage, puis réservez-le.',
  counterSame: 'C’est le montant proposé. Acceptez-le, ou indiquez un autre montant.',
  tenderNoEmail: 'Le fournisseur n’a pas d’adresse e-mail pour les offres de chargements.',
  tenderNoMobile: 'Le fournisseur n’a pas de numéro de mobile auquel envoyer un code.',
  tenderNoIntegration:
    'Le système du fournisseur n’est pas relié : il manque un numéro de lieu, un jeton d’accès propre ou un webhook pour les offres.',
};
