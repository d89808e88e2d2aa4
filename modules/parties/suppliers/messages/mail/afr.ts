import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
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
  receivedReference: 'Jou verwysing is {reference}.',
  receivedAction: 'Sien die status en jou kopie',
  receivedNext: 'Dit word nou nagegaan. Jy sal ’n e-pos met die uitslag kry.',

  approvedSubject: 'Jy is ’n verskaffer van {company}',
  approvedIntro: 'Die registrasie van {carrierName} is goedgekeur. Jou rekeningnommer by {company} is {accountNumber}.',

  rejectedSubject: 'Jou registrasie by {company}',
  rejectedIntro: 'Die registrasie van {carrierName} is nie goedgekeur nie. Die rede:',
  rejectedNext: 'As jy dit kan regstel, neem asseblief met ons kontak op.',

  certificateRejectedSubject: 'Jou GIT-sertifikaat is nie aanvaar nie',
  certificateRejectedIntro: 'Die GIT-sertifikaat van {carrierName} is nie aanvaar nie. Die rede:',
  certificateRejectedNext: 'Stuur asseblief vir ons ’n nuwe een.',

  renewalSubject: 'Nuwe GIT-sertifikaat van {carrierName}',
  renewalIntro: '{company} vra jou vir die huidige sertifikaat vir goedere-in-transito (GIT) van {carrierName}.',
  renewalAction: 'Laai die sertifikaat op',
  coverEndsSubject: 'GIT-dekking van {carrierName} eindig op {date}',
  coverEndsIntro: {
    one: 'Die GIT-dekking (goedere-in-transito) van {carrierName} by {company} eindig môre, op {date}.',
    other: 'Die GIT-dekking (goedere-in-transito) van {carrierName} by {company} eindig oor {count} dae, op {date}.',
  },
  coverEndsTodayIntro: 'Die GIT-dekking (goedere-in-transito) van {carrierName} by {company} eindig vandag, {date}.',
  coverEndsNext: 'Laai asseblief die nuwe sertifikaat op. Daarsonder kan ná {date} geen vrag aan jou gegee word nie.',
  coverEndedSubject: 'GIT-dekking van {carrierName} het geëindig',
  coverEndedIntro: 'Die GIT-dekking (goedere-in-transito) van {carrierName} by {company} het op {date} geëindig.',
  coverEndedNext: 'Totdat ’n nuwe sertifikaat goedgekeur is, kan geen vrag aan jou gegee word nie.',
  renewalReceivedSubject: 'Ons het jou GIT-sertifikaat ontvang',
  renewalReceivedIntro:
    'Dankie. {company} het die nuwe GIT-sertifikaat van {carrierName} ontvang. Dit sal binnekort nagegaan word.',

  coverChangedSubject: {
    one: 'GIT-dekking van {count} verskaffer het op {date} verander',
    other: 'GIT-dekking van {count} verskaffers het op {date} verander',
  },
  coverChangedEnded: {
    one: 'Sy goedere-in-transito-dekking (GIT) het geëindig. Sedert {date} kan geen vrag aan hom gegee word nie:',
    other:
      'Hulle goedere-in-transito-dekking (GIT) het geëindig. Sedert {date} kan geen vrag aan hulle gegee word nie:',
  },
  coverChangedRestored: {
    one: 'Sedert {date} weer gedek; vragte kan aan hom gegee word:',
    other: 'Sedert {date} weer gedek; vragte kan aan hulle gegee word:',
  },
  coverChangedMore: {
    one: 'en nog {count}',
    other: 'en nog {count}',
  },
  coverChangedAction: 'Wys wie nie gedek is nie',

  bankChangedSubject: 'Bankbesonderhede van {carrierName} is verander',
  bankChangedIntro:
    'Die bankbesonderhede van {carrierName} by {company} is verander. Dit word eers gebruik nadat ’n tweede persoon dit bevestig het.',
  bankChangedWarning: 'As dit nie jy was nie, laat weet ons dadelik.',
  bankChangedSms:
    '{company}: jou bankbesonderhede is verander. As dit nie jy was nie, laat weet ons dadelik: {support}',

  submitted:
    'Die registrasie was suksesvol. Jou aansoek sal nagegaan word, en ’n e-pos met die status sal gestuur word.',
  renewalSubmitted: 'Die GIT-sertifikaat is suksesvol ingedien en sal binnekort nagegaan word',
  saved: 'Verskaffer {carrierName} is gestoor.',
  savedShareWaits: '{carrierName} is gestoor. Die nuwe betaalbare koers wag vir goedkeuring deur ’n tweede persoon.',
};
