import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  orderSubject: '{company} : commande {orderNumber}',
  orderIntro: '{company} commande à {carrierName} ce que dit la commande {orderNumber} ci-jointe.',
  orderAsk:
    'Veuillez indiquer son numéro sur le bon de livraison et la facture. Pour toute question, répondez à ce message.',
  revisedSubject: '{company} : la commande {orderNumber} a changé',
  revisedIntro: '{company} a modifié la commande {orderNumber}. La révision ci-jointe remplace la précédente.',
  revisedAsk: 'Veuillez suivre la révision ci-jointe. Pour toute question, répondez à ce message.',
  cancelledSubject: '{company} : la commande {orderNumber} est annulée',
  cancelledIntro: '{company} annule la commande {orderNumber}. Veuillez ne rien en livrer.',
  workIntro: '{company} demande à {carrierName} les travaux que décrit la commande {orderNumber} ci-jointe.',
  workAsk:
    'Veuillez indiquer son numéro sur la fiche de travail et la facture, avec le relevé du compteur. Pour toute question, répondez à ce message.',
  workCancelledIntro: '{company} annule la commande {orderNumber}. Veuillez ne plus rien faire de ces travaux.',
};
