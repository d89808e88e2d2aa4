import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  billingLoadUnknown: '{count} de ces chargements n’existent pas. Rechargez la liste.',
  billedTwice: 'Un autre document a déjà ces chargements : {loads}. Retirez-les.',
  billingNever: 'Les chargements de ce type de commande ne sont jamais facturés : {loads}. Retirez-les.',
  billingNotReady: 'Ces chargements ne sont pas prêts à être facturés : {loads}. Voyez ce qui manque.',
  billingNotHeld: 'Ces chargements ne sont pas retenus : {loads}.',
  buyerUnknown: '{count} de ces clients n’existent pas. Rechargez la liste.',
  billingVatUnknown:
    'Le taux de TVA de {country} au {date} n’est pas connu. Indiquez le pays de la société ou un autre code de TVA.',
  invoiceDateAhead: 'Ce jour n’est pas encore venu. Choisissez aujourd’hui ou un jour antérieur.',
  taxInvoiceIncomplete: 'Une facture fiscale doit indiquer : {missing}. Complétez la société ou le client.',
  zeroRateReasonMissing: 'Dites pourquoi la TVA est de 0 % : la loi l’exige sur la facture.',
  invoiceOfNothing: 'Le document n’a aucun montant. Choisissez des lignes dont il reste quelque chose.',
  incomeAccountMissing:
    'Ni l’article ni le centre de profit de « {description} » n’ont de compte de produits. Indiquez-en un.',
  incomeAccountUnknown: 'Le compte {number} n’est pas au plan, ou il est fermé. Ouvrez-le ou corrigez l’article.',
  invoiceAccountsMissing:
    'Le plan n’a pas de compte de clients ou de TVA collectée. Donnez ce rôle à l’un des comptes.',
  ownInvoice: 'Vous avez établi ce document. Au-delà du montant de la société, une seconde personne l’approuve.',
  invoiceNotApproved: 'Ce document dépasse le montant de la société. Une seconde personne l’approuve d’abord.',
  invoiceNotPosted: 'Ce document n’est pas encore comptabilisé.',
  invoiceNobodyToSend: 'Personne ne reçoit ce document : indiquez une adresse e-mail du client.',
  invoiceLastLoad: 'C’est le dernier chargement du brouillon. Supprimez plutôt le brouillon.',
  creditKeepsLines: 'Les chargements d’un avoir suivent sa facture. Supprimez le brouillon et faites-en un autre.',
  overCredit: 'De « {description} », il ne reste que {amount}. Créditez ce montant ou moins.',
  creditBeforeInvoice: 'La note serait antérieure à son document. Choisissez un jour ultérieur.',
  creditRebilled: '« {description} » a été refacturé sur une autre facture. Créditez plutôt celle-ci.',
  nothingToCredit: 'Il ne reste rien à créditer sur ce document.',
  debitNoteStays: 'Une note de débit ne s’annule pas. Créditez plutôt la facture.',
  disputeOfInvoices: 'Seules les factures comptabilisées sont contestées.',
  disputeTooMuch: 'C’est plus que ce qui reste. Indiquez ce montant ou moins.',
  disputeOpen: 'C’est déjà contesté.',
  nothingToCorrect: 'Les coordonnées du client sont déjà celles du document.',
  invoiceRateMissing:
    'Il n’y a pas de taux de change {currency} en {inCurrency} pour le {date} ni pour les sept jours précédents. Ajoutez-le dans les taux de change.',
};
