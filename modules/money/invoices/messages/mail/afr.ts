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
  reminderSubject: 'Vragte van jou wag vir fakturering: {count}',
  reminderIntro: 'Hierdie vragte is afgelewer en kan nog nie gefaktureer word nie, omdat iets ontbreek: {loads}.',
  reminderAsk: 'Voeg asseblief by wat ontbreek, sodat die kliënt betyds gefaktureer kan word.',
  reminderOpen: 'Kyk wat ontbreek',
};
