import type { Translation } from '#platform/messages.ts';
import { texts as party } from '#modules/parties/parties/messages/fields/afr.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ...party,

  transporterQuestion: 'Is die nuwe verskaffer ’n vervoerder?',
  transporterQuestionText: '’n Vervoerder vervoer goedere vir ander. Jy kan die antwoord later verander.',
  transporterYes: 'Ja, ’n vervoerder',
  transporterYesText:
    'Jy sal ook gevra word vir jou goedere-in-transito-versekering en hoe vragte aan jou gebied word.',
  transporterNo: 'Nee',
  transporterNoText: '’n Pakhuis, ’n werkswinkel, ’n verskaffer van enigiets anders.',
  continue: 'Gaan voort',
  chooseAnswer: 'Kies een van die twee.',

  bankStep: 'Bankbesonderhede',
  transporterStep: 'Besonderhede van vervoerder',

  isTransporter: 'Die maatskappy is ’n vervoerder',
  isTransporterHelp: 'Voeg ’n stap by vir die goedere-in-transito-versekering en vir vragaanbiedinge.',
  contactHint: 'Waarheen vrae, vragaanbiedinge en die besluit gestuur word.',
  oursHint: 'Slegs vir personeel; die verskaffer sien dit nie.',
  vendorNumber: 'Leweransiernommer',
  accountNumber: 'Verskafferrekeningnommer',

  bankAccountHint: 'Die maatskappy se rekening, waarin dit betaal word. Vergelyk dit met ’n brief van die bank.',
  bankCode: 'Bankkode',
  bankCodeHelp: 'Slegs as die bank jou een gegee het.',

  insurance: 'Goedere-in-transito-versekering (GIT)',
  insuranceHint: 'Dit betaal vir goedere wat onderweg verlore raak of beskadig word.',
  certificate: 'GIT-sertifikaat',
  certificateHelp: '’n PDF, of ’n foto van die hele bladsy.',
  certificateOnFile: 'Die sertifikaat op lêer',
  found: 'In die sertifikaat gevind',
  foundHint: 'Die sertifikaat sê iets anders as die vorm. Kontroleer dit en neem dit dan in die vorm oor.',
  fillIn: 'Vul in',
  filledIn: 'Die besonderhede van die sertifikaat is ingevul.',
  fromCertificate: 'Uit die sertifikaat. Kontroleer dit.',
  insuredName: 'Versekerde',
  gitCover: 'GIT-dekking',
  gitCoverHelp: 'Die meeste wat vir een vrag betaal word.',
  gitPolicyNumber: 'Polisnommer',
  gitInsurer: 'Versekeraar',
  gitFrom: 'Dekking begin op',
  gitTo: 'Dekking eindig op',
  insuranceContact: 'Versekeringskontak',
  insuranceContactHint: 'Wie vir die volgende sertifikaat gevra word, soos jou makelaar. As dit oop bly, is dit jy.',
  insuranceContactName: 'Naam van die kontak',
  insuranceContactEmail: 'E-posadres van die kontak',
  insuranceContactMobile: 'Selfoonnommer van die kontak',
  payableRate: 'Betaalbare koers',
  payableRateHelp:
    'Van wat die kliënt betaal, gaan soveel na die verskaffer. ’n Verandering vir ’n verskaffer in gebruik wag vir goedkeuring.',
  tender: 'Vragaanbiedinge',
  tenderHint: 'Hoe vragte aan die maatskappy gebied word.',
  tenderMethod: 'Vragaanbiedinge word gestuur na',
  byEmail: '’n E-posadres',
  byIntegration: 'Aanbiedinge gaan direk in die stelsel van {company}, GLN {number}.',
  emailInstead: 'Die stelsel van {company} neem nie vragaanbiedinge nie, dus word dit per e-pos gestuur.',
  tenderEmail: 'E-posadres vir vragaanbiedinge',
  useEmail: 'Gebruik {email}',
  nameTakenHelp:
    'As dit jou maatskappy is, vra {client} vir ’n skakel na sy rekord: die telefoonnommer staan onderaan hierdie bladsy. As ’n ander maatskappy dieselfde naam het, sê dit wanneer jy vra.',
};
