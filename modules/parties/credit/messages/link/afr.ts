import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Jou nuwe kredietlimiet',
  intro: '{client} bied {shipperName} hierdie kredietlimiet aan. Aanvaar dit of wys dit af.',
  newCreditLimit: 'Nuwe kredietlimiet',
  presentLimit: 'Kredietlimiet vandag',
  accountNumber: 'Rekeningnommer',
  from: 'Vanaf',
  fromAcceptance: 'Sodra jy aanvaar',
  until: 'Tot',
  answer: 'Jou antwoord',
  accept: 'Aanvaar',
  decline: 'Wys af',
  comment: 'Opmerking',
  commentHelp: 'Wat sou jou beter pas? {client} lees dit.',
  technicalError: 'Tegniese fout, probeer asseblief weer.',
  doneTitle: 'Kredietlimietverandering is suksesvol ingedien',
  acceptedNow:
    'Jy het die kredietlimiet van {limit} aanvaar. Dit geld van nou af, en {client} stuur vir jou ’n e-pos daaroor.',
  acceptedLater:
    'Jy het die kredietlimiet van {limit} aanvaar. Dit geld vanaf {date}, en {client} stuur daardie dag vir jou ’n e-pos.',
  declined:
    'Jy het die kredietlimiet van {limit} afgewys. Jou huidige limiet bly soos dit is. {client} het jou antwoord.',
};
