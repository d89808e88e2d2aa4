import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  noCarrierDetail: 'Waarskuwing! Geen besonderhede van die verskaffer nie.',
  noRegisteredName: 'Waarskuwing! Geen geregistreerde naam verskaf nie.',
  noGitCover: 'Geen GIT-dekking vir die vervoerder verskaf nie.',
  noTenderEmail: 'Geen e-posadres vir die vervoerder verskaf nie',
  noTenderGln: 'Geen GLN vir die vervoerder verskaf nie.',
  carrierNameTaken: 'Die verskaffer bestaan reeds vir kliënt {client}',
  carrierExists: '’n Verskaffer met hierdie registrasie- of BTW-nommer bestaan reeds vir kliënt {client}.',
  vendorNumberTaken: '’n Ander verskaffer het hierdie verskaffersnommer.',
  accountNumberTaken: '’n Ander verskaffer het hierdie rekeningnommer.',
  ownCapture: 'Jy het hierdie verskaffer self vasgelê of verander. ’n Tweede persoon moet besluit.',
  noMobileNumber:
    'Die verskaffer het geen selfoonnommer nie, so geen eenmalige kode kan hom bereik nie. Voeg eers een by.',
  noRenewalExpected: 'Net ’n goedgekeurde vervoerder kan vir ’n nuwe sertifikaat gevra word.',
  bankDetailsChanged:
    'Die bankbesonderhede is verander. Bevestig dit met die verskaffer by ’n nommer wat jy reeds ken.',
  termsNotAgreed: 'Die verskaffer het nie tot die geldende bepalings ingestem nie.',
  certificateMissing: 'Geen GIT-sertifikaat is gegee nie.',
  coverPeriodMissing: 'Die datums van die dekking ontbreek.',
  certificateNotReadable: 'Die sertifikaat bevat geen teks om te vergelyk nie. Gaan dit self na.',
  certificateCoverDiffers: 'Volgens die sertifikaat is die dekking {read}; {typed} is ingetik.',
  certificatePolicyDiffers: 'Volgens die sertifikaat is dit polis {read}; {typed} is ingetik.',
  certificateInsurerDiffers: 'Volgens die sertifikaat is die versekeraar {read}; {typed} is ingetik.',
  certificateFromDiffers: 'Volgens die sertifikaat begin die dekking op {read}; {typed} is ingetik.',
  certificateToDiffers: 'Volgens die sertifikaat eindig die dekking op {read}; {typed} is ingetik.',
  gitMissing: 'Daar is geen GIT-sertifikaat nie.',
  gitAwaitsReview: '’n GIT-sertifikaat wag vir hersiening.',
  gitRejected: 'Die GIT-sertifikaat is afgekeur.',
  gitExpired: 'Die GIT-dekking het verval.',
  gitNotStarted: 'Die GIT-dekking het nog nie begin nie.',
  gitExpiring: 'Die GIT-dekking verval binne 30 dae.',
  gitDatesUnknown: 'Die goedgekeurde sertifikaat het geen datums nie. Vra daarvoor.',
};
