import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  gitCertificate: 'Certificado GIT',
  bankConfirmation: 'Declaração bancária',
  signedApplication: 'Pedido assinado',
  companyRegistration: 'Registo comercial (CIPC)',
  vatCertificate: 'Certificado de IVA',
  taxClearance: 'Certidão de quitação fiscal',
  bbbeeCertificate: 'Certificado B-BBEE (SANAS)',
  bbbeeAffidavit: 'Declaração juramentada B-BBEE',
  bbbeeAccountantLetter: 'Carta do contabilista B-BBEE',
  identityDocument: 'Documento de identidade',
  proofOfAddress: 'Comprovativo de morada',
  operatorLicence: 'Licença de transportador',
  suretyship: 'Escritura de fiança',
  contract: 'Contrato',
  other: 'Outro documento',
  subject_supplier: 'Fornecedor',
  subject_customer: 'Cliente',
  subject_contractor: 'Subcontratado',
};
