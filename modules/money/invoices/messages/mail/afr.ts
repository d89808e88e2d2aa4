import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invoiceSubject: 'Faktuur {number} van {company}',
  invoiceIntro: 'Vind asseblief faktuur {number} van {amount} aangeheg.',
  creditNoteSubject: 'Kredietnota {number} van {company}',
  creditNoteIntro: 'Vind asseblief kredietnota {number} van {amount} aangeheg.',
  debitNoteSubject: 'Debietnota {number} van {company}',
  debitNoteIntro: 'Vind asseblief debietnota {number} van {amount} aangeheg.',
  payBy: 'Betaal asseblief teen {date} en meld {number}.',
  linkOfInvoice:
    'Aanlyn sien jy wat oop is, laai jy die bewyse van aflewering af, en sê jy ons as ’n reël nie reg is nie.',
  linkOfNote: 'Aanlyn sien jy dit met sy vragte en bewyse van aflewering.',
  linkUntil: 'Die bladsy werk tot {date}. Dit maak oop met ’n kode wat ons stuur na die nommer wat eindig op {mobile}.',
  linkAction: 'Maak aanlyn oop',
  reminderSubject: 'Vragte van jou wag vir fakturering: {count}',
  reminderIntro: 'Hierdie vragte is afgelewer en kan nog nie gefaktureer word nie, omdat iets ontbreek: {loads}.',
  reminderAsk: 'Voeg asseblief by wat ontbreek, sodat die kliënt betyds gefaktureer kan word.',
  reminderOpen: 'Kyk wat ontbreek',
};
