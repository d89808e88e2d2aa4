import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  inviteSubject: 'Doen aansoek om krediet by {company}',
  inviteIntro: '{company} nooi jou om as kliënt te registreer. Dit neem omtrent tien minute.',
  inviteNeeded:
    'Hou byderhand: registrasie- en BTW-nommer, identiteitsnommers van die direkteure, tot vier handelsverwysings, jou bankbesonderhede en ’n bevestigingsbrief van jou bank (PDF, nie ouer as drie maande nie).',
  inviteAction: 'Maak die registrasie oop',

  editSubject: 'Gaan jou kliëntbesonderhede by {company} na',
  editIntro: '{company} vra jou om die besonderhede van {shipperName} na te gaan en reg te stel wat verander het.',
  editAction: 'Maak jou besonderhede oop',

  questionSubject: '{company} benodig meer inligting van jou',
  questionIntro: 'Voordat daar oor jou aansoek besluit kan word, benodig ons die volgende van jou:',
  questionAction: 'Antwoord',

  receivedSubject: 'Ons het jou aansoek ontvang',
  receivedIntro: 'Dankie. {company} het die aansoek van {shipperName} ontvang.',
  receivedReference: 'Jou verwysing is {reference}.',
  receivedAction: 'Sien die status en jou kopie',
  receivedNext: 'Dit word nou nagegaan. Jy sal ’n e-pos met die uitslag kry.',

  approvedSubject: 'Jy is ’n kliënt van {company}',
  approvedIntro: 'Die aansoek van {shipperName} is goedgekeur. Jou rekeningnommer by {company} is {accountNumber}.',
  approvedCredit: 'Kredietlimiet: {limit}. Betaling is {days} dae ná die faktuur verskuldig.',
  approvedCash: 'Kredietlimiet: {limit}. Betaling is by aflewering verskuldig.',
  approvedConditions: 'Voorwaardes: {conditions}',

  declinedSubject: 'Jou aansoek by {company}',
  declinedIntro: 'Die aansoek van {shipperName} is nie goedgekeur nie. Die rede:',
  declinedNext: 'As jy dit kan regstel, neem asseblief met ons kontak op.',

  bankChangedSubject: 'Bankbesonderhede van {shipperName} is verander',
  bankChangedIntro:
    'Die bankbesonderhede van {shipperName} by {company} is verander. Dit geld eers nadat ’n tweede persoon dit bevestig het.',
  bankChangedWarning: 'As dit nie jy was nie, laat weet ons dadelik.',
  bankChangedSms:
    '{company}: jou bankbesonderhede is verander. As dit nie jy was nie, laat weet ons dadelik: {support}',

  submitted:
    'Die registrasie was suksesvol. Jou aansoek sal nagegaan word, en ’n e-pos met die status sal gestuur word.',
  saved: 'Kliënt {shipperName} is gestoor.',
};
