import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invoiceSubject: 'Facture {number} de {company}',
  invoiceIntro: 'Veuillez trouver ci-joint la facture {number} de {amount}.',
  creditNoteSubject: 'Avoir {number} de {company}',
  creditNoteIntro: 'Veuillez trouver ci-joint l’avoir {number} de {amount}.',
  debitNoteSubject: 'Note de débit {number} de {company}',
  debitNoteIntro: 'Veuillez trouver ci-joint la note de débit {number} de {amount}.',
  payBy: 'Merci de payer avant le {date} en indiquant {number}.',
  linkOfInvoice:
    'En ligne, vous voyez ce qui reste dû, téléchargez les preuves de livraison et nous dites si une ligne n’est pas juste.',
  linkOfNote: 'En ligne, vous la voyez avec ses chargements et ses preuves de livraison.',
  linkUntil:
    'La page fonctionne jusqu’au {date}. Elle s’ouvre avec un code envoyé au numéro se terminant par {mobile}.',
  linkAction: 'Ouvrir en ligne',
  reminderSubject: 'Vos chargements à facturer : {count}',
  reminderIntro:
    'Ces chargements sont livrés et ne peuvent pas encore être facturés, car il manque quelque chose : {loads}.',
  reminderAsk: 'Merci d’ajouter ce qui manque, pour que le client soit facturé à temps.',
  reminderOpen: 'Voir ce qui manque',
};
