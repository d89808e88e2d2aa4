import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  purchaseNumberEmpty: 'Indique o número como está no documento.',
  purchaseDuplicate:
    'O {number} deste fornecedor, de {date}, já existe; foi registado por {by}. Se for outro documento, diga porquê.',
  purchaseDateAhead: 'Este dia ainda não chegou. Escolha hoje ou um dia anterior.',
  purchaseDueEarly: 'Vence no dia da fatura ou depois.',
  purchaseChargeOther: 'Este encargo não é de uma carga deste fornecedor, ou já não existe. Escolha-o de novo.',
  purchaseOrderOther: 'Esta linha não é de uma encomenda deste fornecedor. Escolha-a de novo.',
  purchaseLineTwice: 'Isto está noutra linha do documento. Some aí os montantes.',
  purchaseChargeTaken: 'Nada resta disto: consta de {number}, registado por {by}.',
  purchaseLineNoTarget: 'Escolha uma carga, uma encomenda ou um artigo, e o centro de lucro que o suporta.',
  purchaseOriginalOther: 'Escolha uma fatura do mesmo fornecedor e da mesma empresa.',
  purchaseCreditTooMuch: 'Dessa fatura restam apenas {amount}. Indique esse montante ou menos.',
  purchaseVatUnknown:
    'A taxa de IVA não é conhecida para {country} em {date}. Indique o país da empresa, ou outro código de IVA.',
  purchaseOwn: 'Registou este documento. Uma segunda pessoa aprova-o.',
  purchaseVarianceFirst: 'Este documento não concorda com o esperado. Quem pode aprovar desvios indica um motivo.',
  purchaseMatchChanged: 'O esperado mudou. Compare o documento de novo antes de ser aprovado.',
  purchaseSupplierOut: '{supplier} não está em uso. Aprove primeiro o fornecedor, ou rejeite o documento.',
  purchasePodMissing: 'Há provas de entrega por aceitar: {loads}. Aceite-as ou dispense-as primeiro.',
  purchaseLoadOpen: 'Estas cargas não estão entregues: {loads}. Aprove o documento quando estiverem.',
  purchaseDuplicateHeld: 'O número já existia. Confirme que este é outro documento.',
  purchaseBankMissing: 'O fornecedor não tem conta bancária em vigor. Nada é pago até a ter.',
  purchaseCoverEnded:
    'A cobertura do fornecedor tinha terminado quando {loads} foi carregada em {day}. Peça o certificado desse dia.',
  purchaseBankHeld: 'A conta bancária mudou: nada é pago até {until}.',
  purchaseAccountMissing:
    'Nem o artigo nem o centro de lucro de “{description}” tem uma conta de custos. Indique aí uma.',
  purchaseAccountUnknown: 'A conta {number} não está no plano, ou está fechada. Abra-a, ou corrija o artigo.',
  purchaseAccountsMissing:
    'O plano não tem conta de credores ou de IVA dedutível. Dê essa função a uma das suas contas.',
  purchaseDisputeTooMuch: 'É mais do que a linha. Indique esse montante ou menos.',
  purchaseDeductionTooMuch: 'Restam apenas {amount} por pagar. Indique esse montante ou menos.',
  purchaseDeductionLate: 'Só se reduz o que espera pagamento.',
  purchaseDeductionTaken:
    'Um lote de pagamentos já o deduziu, e o banco tem o ficheiro. Anule primeiro o envio do lote.',
  purchaseRateMissing:
    'Não há taxa de câmbio de {currency} em {inCurrency} para {date} nem para os sete dias anteriores. Acrescente-a nas taxas de câmbio.',
  purchaseDeductionAtBank:
    'O banco tem o ficheiro de um pagamento que deduz isto de {number}. Aprove a nota de crédito quando estiver lançado ou anulado.',
  purchaseDeductionAnswered: 'Uma nota de crédito tomou o seu lugar. Não é pago de novo.',
  purchaseAnswersOther:
    'Escolha o que foi deduzido de faturas do mesmo fornecedor e da mesma empresa. Outra nota de crédito pode já ter respondido.',
  purchasePaperDone: 'Este documento já foi registado ou descartado.',
};
