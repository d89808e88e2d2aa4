import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  purchaseNumberEmpty: 'Indiquez le numéro tel qu’il figure sur le document.',
  purchaseDuplicate:
    'Le {number} de ce fournisseur, du {date}, existe déjà ; {by} l’a saisi. Si c’est un autre document, dites pourquoi.',
  purchaseDateAhead: 'Ce jour n’est pas encore venu. Choisissez aujourd’hui ou un jour antérieur.',
  purchaseDueEarly: 'L’échéance est le jour de la facture ou plus tard.',
  purchaseChargeOther:
    'Ces frais ne sont pas d’un chargement de ce fournisseur, ou n’existent plus. Choisissez-les à nouveau.',
  purchaseOrderOther: 'Cette ligne n’est pas d’une commande de ce fournisseur. Choisissez-la à nouveau.',
  purchaseLineTwice: 'Cela figure sur une autre ligne du document. Additionnez-y les montants.',
  purchaseChargeTaken: 'Il n’en reste rien : {number} l’indique, saisi par {by}.',
  purchaseLineNoTarget: 'Choisissez un chargement, une commande ou un article, et le centre de profit qui le supporte.',
  purchaseOriginalOther: 'Choisissez une facture du même fournisseur et de la même société.',
  purchaseCreditTooMuch: 'Il ne reste que {amount} de cette facture. Indiquez ce montant ou moins.',
  purchaseVatUnknown:
    'Le taux de TVA n’est pas connu pour {country} le {date}. Indiquez le pays de la société, ou un autre code de TVA.',
  purchaseOwn: 'Vous avez saisi ce document. Une deuxième personne l’approuve.',
  purchaseVarianceFirst:
    'Ce document ne concorde pas avec ce qui était attendu. Qui peut approuver des écarts donne un motif.',
  purchaseMatchChanged: 'Ce qui était attendu a changé. Comparez à nouveau le document avant de l’approuver.',
  purchaseSupplierOut: '{supplier} n’est pas en service. Approuvez d’abord le fournisseur, ou rejetez le document.',
  purchasePodMissing: 'Des preuves de livraison ne sont pas acceptées : {loads}. Acceptez-les ou dispensez-en d’abord.',
  purchaseLoadOpen: 'Ces chargements ne sont pas livrés : {loads}. Approuvez le document quand ils le seront.',
  purchaseDuplicateHeld: 'Le numéro existait déjà. Confirmez que ce document en est un autre.',
  purchaseBankMissing: 'Le fournisseur n’a pas de compte bancaire en vigueur. Rien n’est payé jusque-là.',
  purchaseCoverEnded:
    'La couverture du fournisseur avait pris fin quand {loads} a été chargé le {day}. Demandez le certificat de ce jour.',
  purchaseBankHeld: 'Le compte bancaire a changé : rien n’est payé avant le {until}.',
  purchaseAccountMissing:
    'Ni l’article ni le centre de profit de « {description} » n’a de compte de charges. Indiquez-en un.',
  purchaseAccountUnknown: 'Le compte {number} n’est pas au plan, ou est fermé. Ouvrez-le, ou corrigez l’article.',
  purchaseAccountsMissing:
    'Le plan n’a pas de compte pour les fournisseurs ou pour la TVA déductible. Donnez ce rôle à l’un de ses comptes.',
  purchaseDisputeTooMuch: 'C’est plus que la ligne. Indiquez ce montant ou moins.',
  purchaseDeductionTooMuch: 'Il ne reste que {amount} à payer. Indiquez ce montant ou moins.',
  purchaseDeductionLate: 'Seul ce qui attend d’être payé est réduit.',
  purchaseDeductionTaken: 'Un lot de paiements l’a déduit, et la banque a le fichier. Rappelez d’abord le lot.',
  purchaseRateMissing:
    'Il n’y a pas de taux de change {currency} en {inCurrency} pour le {date} ni pour les sept jours précédents. Ajoutez-le dans les taux de change.',
  purchaseDeductionAtBank:
    'La banque a le fichier d’un paiement qui déduit cela de {number}. Approuvez l’avoir quand ce paiement sera comptabilisé ou rappelé.',
  purchaseDeductionAnswered: 'Un avoir a pris sa place. Cela n’est pas payé à nouveau.',
  purchaseAnswersOther:
    'Choisissez ce qui a été déduit de factures du même fournisseur et de la même société. Un autre avoir y a peut-être répondu.',
  purchasePaperDone: 'Ce document a déjà été saisi ou écarté.',
};
