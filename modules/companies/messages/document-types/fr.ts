import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  gitCertificate: 'Certificat GIT',
  bankConfirmation: 'Attestation bancaire',
  signedApplication: 'Demande signée',
  companyRegistration: 'Immatriculation de la société (CIPC)',
  vatCertificate: 'Certificat de TVA',
  taxClearance: 'Quitus fiscal',
  bbbeeCertificate: 'Certificat B-BBEE (SANAS)',
  bbbeeAffidavit: 'Déclaration sous serment B-BBEE',
  bbbeeAccountantLetter: 'Lettre du comptable B-BBEE',
  identityDocument: 'Pièce d’identité',
  proofOfAddress: 'Justificatif de domicile',
  operatorLicence: 'Licence de transporteur',
  suretyship: 'Acte de cautionnement',
  contract: 'Contrat',
  other: 'Autre document',
  subject_supplier: 'Fournisseur',
  subject_customer: 'Client',
  subject_contractor: 'Sous-traitant',
};
