import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  noCarrierDetail: 'Aviso! Faltam os dados do fornecedor.',
  noRegisteredName: 'Aviso! Não foi indicada a denominação social.',
  noGitCover: 'Não foi indicada a cobertura GIT do transportador.',
  noTenderEmail: 'Não foi indicado o endereço de e-mail do transportador',
  noTenderGln: 'Não foi indicado o GLN do transportador.',
  carrierNameTaken: 'O fornecedor já existe para o cliente {client}',
  carrierExists: 'Já existe um fornecedor com este número de registo ou de IVA para o cliente {client}.',
  vendorNumberTaken: 'Outro fornecedor já tem este número de fornecedor.',
  accountNumberTaken: 'Outro fornecedor já tem este número de conta.',
  ownCapture: 'Foi quem registou ou alterou este fornecedor. A decisão cabe a uma segunda pessoa.',
  noMobileNumber:
    'O fornecedor não tem número de telemóvel, pelo que nenhum código lhe pode chegar. Acrescente um primeiro.',
  noRenewalExpected: 'Só a um transportador aprovado se pode pedir um novo certificado.',
  bankDetailsChanged:
    'Os dados bancários foram alterados. Confirme-os com o fornecedor através de um número que já conheça.',
  termsNotAgreed: 'O fornecedor não aceitou os termos em vigor.',
  certificateMissing: 'Não foi entregue nenhum certificado GIT.',
  coverPeriodMissing: 'Faltam as datas da cobertura.',
  certificateNotReadable: 'O certificado não contém texto que se possa comparar. Verifique-o a olho.',
  certificateCoverDiffers: 'O certificado indica uma cobertura de {read}; foi escrito {typed}.',
  certificatePolicyDiffers: 'O certificado indica a apólice {read}; foi escrito {typed}.',
  certificateInsurerDiffers: 'O certificado indica a seguradora {read}; foi escrito {typed}.',
  certificateFromDiffers: 'O certificado indica que a cobertura começa em {read}; foi escrito {typed}.',
  certificateToDiffers: 'O certificado indica que a cobertura termina em {read}; foi escrito {typed}.',
  gitMissing: 'Não há certificado GIT.',
  gitAwaitsReview: 'Há um certificado GIT por analisar.',
  gitRejected: 'O certificado GIT foi rejeitado.',
  gitExpired: 'A cobertura GIT terminou.',
  gitNotStarted: 'A cobertura GIT ainda não começou.',
  gitExpiring: 'A cobertura GIT termina dentro de 30 dias.',
  gitDatesUnknown: 'O certificado aprovado não tem datas. Peça-as.',
};
