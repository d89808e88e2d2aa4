import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  gitCertificate: 'GIT-sertifikaat',
  bankConfirmation: 'Bankbevestiging',
  signedApplication: 'Ondertekende aansoek',
  companyRegistration: 'Maatskappyregistrasie (CIPC)',
  vatCertificate: 'BTW-sertifikaat',
  taxClearance: 'Belastinguitklaring',
  bbbeeCertificate: 'B-SEB-sertifikaat (SANAS)',
  bbbeeAffidavit: 'B-SEB-beëdigde verklaring',
  bbbeeAccountantLetter: 'B-SEB-brief van die rekenmeester',
  identityDocument: 'Identiteitsdokument',
  proofOfAddress: 'Bewys van adres',
  operatorLicence: 'Operateurslisensie',
  suretyship: 'Borgakte',
  contract: 'Kontrak',
  other: 'Ander dokument',
  subject_supplier: 'Verskaffer',
  subject_customer: 'Kliënt',
  subject_contractor: 'Kontrakteur',
};
