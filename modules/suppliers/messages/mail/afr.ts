import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  greeting: 'Geagte {name},',
  footer: 'Deur {company} deur middel van Haulway gestuur. Vrae: {support}',
  until:
    'Die skakel is geldig tot {date}. ’n Kode sal per SMS na {number} gestuur word; jy kan enige tyd ophou en later voortgaan, ook op ’n ander toestel.',

  inviteSubject: 'Registreer as verskaffer van {company}',
  inviteIntro: '{company} nooi jou om as verskaffer te registreer. Dit neem omtrent tien minute.',
  inviteNeeded:
    'Hou byderhand: registrasie- en BTW-nommer, identiteitsnommers van die direkteure, bankbesonderhede en, as jy goedere vervoer, jou sertifikaat vir goedere-in-transito (GIT).',
  inviteAction: 'Maak die registrasie oop',

  editSubject: 'Gaan jou verskafferbesonderhede by {company} na',
  editIntro: '{company} vra jou om die besonderhede van {carrierName} na te gaan en reg te stel wat verander het.',
  editAction: 'Maak jou besonderhede oop',

  questionSubject: '{company} benodig meer inligting van jou',
  questionIntro: 'Voordat daar oor jou registrasie besluit kan word, benodig ons die volgende van jou:',
  questionAction: 'Antwoord',

  receivedSubject: 'Ons het jou registrasie ontvang',
  receivedIntro: 'Dankie. {company} het die registrasie van {carrierName} ontvang.',
  receivedNext: 'Dit word nou nagegaan. Jy sal ’n e-pos met die uitslag kry.',

  approvedSubject: 'Jy is ’n verskaffer van {company}',
  approvedIntro: 'Die registrasie van {carrierName} is goedgekeur. Jou rekeningnommer by {company} is {accountNumber}.',

  rejectedSubject: 'Jou registrasie by {company}',
  rejectedIntro: 'Die registrasie van {carrierName} is nie goedgekeur nie. Die rede:',
  rejectedNext: 'As jy dit kan regstel, neem asseblief met ons kontak op.',

  certificateRejectedSubject: 'Jou GIT-sertifikaat is nie aanvaar nie',
  certificateRejectedIntro: 'Die GIT-sertifikaat van {carrierName} is nie aanvaar nie. Die rede:',
  certificateRejectedNext: 'Stuur asseblief vir ons ’n nuwe een.',

  bankChangedSubject: 'Bankbesonderhede van {carrierName} is verander',
  bankChangedIntro:
    'Die bankbesonderhede van {carrierName} by {company} is verander. Dit word eers gebruik nadat ’n tweede persoon dit bevestig het.',
  bankChangedWarning: 'As dit nie jy was nie, laat weet ons dadelik.',
  bankChangedSms:
    '{company}: jou bankbesonderhede is verander. As dit nie jy was nie, laat weet ons dadelik: {support}',

  submitted:
    'Die registrasie was suksesvol. Jou aansoek sal nagegaan word, en ’n e-pos met die status sal gestuur word.',
  saved: 'Verskaffer {carrierName} is gestoor.',
  linkSent: 'Die skakel is na {email} gestuur.',
};
