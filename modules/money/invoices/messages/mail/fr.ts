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
  reminderSubject: 'Vos chargements à facturer : {count}',
  reminderIntro:
    'Ces chargements sont livrés et ne peuvent pas encore être facturés, car il manque quelque chose : {loads}.',
  reminderAsk: 'Merci d’ajouter ce qui manque, pour que le client soit facturé à temps.',
  reminderOpen: 'Voir ce qui manque',
};
