import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  contractorNameTaken: 'O subcontratado já existe para o cliente {client}',
  contractorExists: 'Já existe um subcontratado com este número de registo ou de IVA para o cliente {client}.',
  signatureMissing: 'Assine no quadro ou escreva o seu nome para assinar.',
  signatureNotAPicture: 'Não foi possível ler a assinatura. Assine novamente.',
  creditLimitTooSmall: 'Indique um limite de crédito de pelo menos R\u00a01.',
  bankCodeNeedsReason: 'Indique porque se dá crédito apesar deste código bancário.',
  ownAssessment: 'Foi você quem avaliou ou alterou este pedido. Outra pessoa tem de decidir.',
  assessmentMissing: 'O passo da aprovação ainda não está preenchido. Avalie primeiro o pedido.',
  suretyshipMissing:
    'Um limite de crédito acima de {above} exige um termo de fiança. Carregue primeiro o termo assinado; não pode ser assinado num ecrã.',
  contractorHasNoMobile:
    'O subcontratado não tem número de telemóvel, pelo que nenhum código lhe pode chegar. Envie antes uma nova ligação.',
  bankCodeOld: 'O código bancário tem mais de {months} meses.',
  bankCodePoor: 'O código bancário {code} alerta para pagamentos em atraso.',
  contractorBankChanged:
    'Os dados bancários foram alterados. Confirme-os com o subcontratado por um número que já conhece.',
  deedIsCertificate: 'A escritura de fiança é o mesmo ficheiro que o certificado.',
};
