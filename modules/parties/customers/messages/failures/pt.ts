import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  requiredFieldsMissing: 'Aviso! Preencha todos os campos obrigatórios.',
  shipperNameTaken: 'A denominação social completa já existe.',
  shipperExists: 'Já existe um cliente com este número de registo ou de IVA para {client}.',
  shipperAccountNumberTaken: 'Outro cliente já tem este número de conta.',
  ownShipperCapture: 'Foi quem registou ou alterou este cliente. A decisão cabe a uma segunda pessoa.',
  ownRecommendation: 'Foi quem recomendou este cliente. A aprovação cabe a outra pessoa.',
  recommendationNeeded:
    'Um limite acima de R\u00a0{threshold} precisa da recomendação de uma pessoa e da aprovação de outra.',
  aboveRecommendation: 'O limite recomendado é de R\u00a0{limit}. Para aprovar mais, peça uma nova recomendação.',
  takenOverOnlyNew:
    'Este cliente já existe aqui. Limites, prazos e situação só se importam de clientes novos: proponha outro limite em Limites de crédito.',
  ratingNeedsReason: 'Diga nos comentários porque se dá crédito a um cliente que o banco classifica com {code}.',
  noShipperMobileNumber:
    'O cliente não tem número de telemóvel, pelo que nenhum código lhe pode chegar. Acrescente um primeiro.',
  bankLetterDateMissing: 'Indique a data da carta.',
  billToPartyNotFound: 'O cliente não tem nenhuma entidade a faturar com este número de conta.',
  tradeReferenceMissing: 'Não foi indicada nenhuma referência comercial.',
  tradeReferenceUnreachable: 'Esta referência comercial não tem número para telefonar.',
  tooFewTradeReferences: 'Foram indicadas menos de {minimum} referências comerciais.',
  tooFewDirectors: 'Foram indicados menos de {minimum} administradores.',
  nationalCreditActMayApply:
    'A lei nacional do crédito pode aplicar-se: o volume de negócios não ultrapassa R\u00a01 000 000 e o crédito é inferior a R\u00a0250 000. Consulte o seu jurista.',
  bankConfirmationMissing: 'Não foi entregue nenhuma carta de confirmação do banco.',
  bankLetterNotReadable: 'Não foi possível ler uma data na carta. Verifique-a a olho.',
  bankLetterDateDiffers: 'A carta indica {read}; foi escrito {typed}.',
  bankLetterAccountDiffers: 'A carta refere uma conta que termina em {read}; foi escrita uma que termina em {typed}.',
  shipperBankChanged:
    'Os dados bancários foram alterados. Confirme-os com o cliente através de um número que já conheça.',
  financeContactMissing: 'Não foi indicado ninguém para questões financeiras.',
  shipperTermsNotAgreed: 'O cliente não aceitou os termos em vigor.',
  ownStanding: 'Uma segunda pessoa tem de reabrir este cliente.',
};
