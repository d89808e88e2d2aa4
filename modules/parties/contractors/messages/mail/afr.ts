import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  inviteSubject: 'Doen aansoek om ’n kredietrekening by {company}',
  inviteIntro:
    '{company} nooi {contractorName} om as kontrakteur om ’n kredietrekening aansoek te doen. Dit neem omtrent vyftien minute.',
  inviteNeeded:
    'Hou gereed: registrasie- en BTW-nommer, identiteitsnommers en huisadresse van die direkteure, bankbesonderhede, die naam en adres van jou ouditeur, en jou sertifikaat vir goedere in transito (GIT).',
  inviteAction: 'Maak die aansoek oop',
  editSubject: 'Bring jou aansoek by {company} op datum',
  editIntro:
    '{company} vra jou om die aansoek van {contractorName} na te gaan, reg te maak wat verander het, en dit weer te teken.',
  editAction: 'Maak jou aansoek oop',
  questionSubject: '{company} benodig nog inligting van jou',
  questionIntro: 'Voordat oor jou aansoek besluit kan word, benodig ons dit van jou:',
  questionAction: 'Antwoord',
  receivedSubject: 'Jou aansoek het ons bereik',
  receivedIntro: 'Dankie. Die aansoek van {contractorName} het {company} bereik.',
  receivedReference: 'Jou verwysing is {reference}.',
  receivedAction: 'Sien die status en jou kopie',
  receivedNext: 'Dit word nou nagegaan. Jy sal ’n e-pos met die status kry.',
  approvedSubject: 'Jou aansoek by {company} is goedgekeur',
  approvedIntro: 'Die aansoek van {contractorName} by {company} is goedgekeur. Jou rekeningnommer is {accountNumber}.',
  approvedCredit: 'Jou kredietlimiet is {limit}.',
  approvedTerm: {
    one: 'Betaling is {count} dag na die staat verskuldig.',
    other: 'Betaling is {count} dae na die staat verskuldig.',
  },
  rejectedSubject: 'Jou aansoek by {company}',
  rejectedIntro: 'Die aansoek van {contractorName} is nie goedgekeur nie. Die rede:',
  rejectedNext: 'As jy dit kan regstel, kontak ons.',
  bankChangedSubject: 'Bankbesonderhede van {contractorName} is verander',
  bankChangedIntro:
    'Die bankbesonderhede van {contractorName} by {company} is verander met die aansoek wat ons ontvang het. Hulle geld eers wanneer dit goedgekeur is.',
  bankChangedWarning: 'As dit nie jy was nie, laat weet ons dadelik.',
  bankChangedSms:
    '{company}: jou bankbesonderhede is verander. As dit nie jy was nie, laat weet ons dadelik: {support}',
  submitted: 'Jou aansoek sal nagegaan word. ’n E-pos met die status sal gestuur word.',
  saved: 'Die aansoek van {contractorName} is gestoor.',
};
