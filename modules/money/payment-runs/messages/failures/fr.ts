import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownPaymentRun: 'Vous avez fait ou modifié ce lot vous-même. Une autre personne doit le signer.',
  paymentRunEmpty: 'Ce lot ne paie personne. Rassemblez-le avec une échéance plus tardive, ou supprimez-le.',
  paymentSignedAlready: 'Vous avez déjà signé ce lot. Une autre personne doit aussi le signer.',
  paymentSumChanged: 'Le total de ce lot a changé. Regardez-le à nouveau, puis signez.',
  paymentSecondFactor: 'Moins de signatures exigent un second facteur. Configurez-en d’abord un dans votre profil.',
  paymentRateMissing:
    'Il n’y a pas de taux de change {currency} en {inCurrency} pour le {date} ni pour les sept jours précédents. Ajoutez-le dans les taux de change.',
  paymentDay: 'Choisissez un jour de paiement entre aujourd’hui et dans {days} jours.',
  paymentNotSigned: 'Le fichier peut être retiré une fois le lot signé.',
  paymentFileDiffers:
    'Le fichier ne serait plus celui que la banque détient. Rappelez le lot si la banque ne l’a pas exécuté.',
  paymentAccountMissing: 'Le plan comptable n’a pas de compte de créanciers. Désignez-en un dans le plan comptable.',
  paymentAhead: 'La banque n’a pas encore payé : ce jour est dans le futur.',
  paymentCostAccount:
    'Le compte {number}, dont une déduction réduit le coût, n’est pas au plan ou est fermé. Ouvrez-le d’abord.',
  paymentOtherLine:
    'Cette ligne n’est pas la somme du lot, ou relève d’un autre compte. Choisissez la ligne par laquelle le lot a quitté la banque.',
};
