import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  billingLoadUnknown: '{count} destas cargas não existem. Carregue a lista de novo.',
  billedTwice: 'Outro documento já tem estas cargas: {loads}. Deixe-as de fora.',
  billingNever: 'As cargas deste tipo de ordem nunca são faturadas: {loads}. Deixe-as de fora.',
  billingNotReady: 'Estas cargas não estão prontas para faturar: {loads}. Veja o que falta.',
  billingNotHeld: 'Estas cargas não estão retidas: {loads}.',
  buyerUnknown: '{count} destes clientes não existem. Carregue a lista de novo.',
  billingVatUnknown:
    'A taxa de IVA de {country} em {date} não é conhecida. Indique o país da empresa ou outro código de IVA.',
  invoiceDateAhead: 'Este dia ainda não chegou. Escolha hoje ou um dia anterior.',
  taxInvoiceIncomplete: 'Uma fatura fiscal deve indicar: {missing}. Indique o que falta na empresa ou no cliente.',
  zeroRateReasonMissing: 'Diga porque o IVA é 0%: a lei exige-o na fatura.',
  invoiceOfNothing: 'O documento não tem valor. Escolha linhas de que reste algo.',
  incomeAccountMissing: 'Nem o item nem o centro de lucro de “{description}” têm conta de proveitos. Indique uma.',
  incomeAccountUnknown: 'A conta {number} não está no plano ou está fechada. Abra-a ou corrija o item.',
  invoiceAccountsMissing: 'O plano não tem conta de devedores ou de IVA liquidado. Dê essa função a uma das contas.',
  ownInvoice: 'Foi você que fez este documento. Acima do valor da empresa, aprova-o uma segunda pessoa.',
  invoiceNotApproved: 'Este documento está acima do valor da empresa. Uma segunda pessoa aprova-o primeiro.',
  invoiceNotPosted: 'Este documento ainda não foi lançado.',
  invoiceNobodyToSend: 'Ninguém recebe este documento: indique um e-mail do cliente.',
  invoiceLastLoad: 'Esta é a última carga do rascunho. Elimine antes o rascunho.',
  creditKeepsLines: 'As cargas de uma nota de crédito seguem a fatura. Elimine o rascunho e faça outro.',
  overCredit: 'De “{description}” restam apenas {amount}. Credite esse valor ou menos.',
  creditBeforeInvoice: 'A nota seria anterior ao documento. Escolha um dia posterior.',
  creditRebilled: '“{description}” foi faturado de novo noutra fatura. Credite antes essa.',
  nothingToCredit: 'Nada resta deste documento para creditar.',
  debitNoteStays: 'Uma nota de débito não se anula. Credite antes a fatura.',
  disputeOfInvoices: 'Só faturas lançadas são contestadas.',
  disputeTooMuch: 'É mais do que resta. Indique esse valor ou menos.',
  disputeOpen: 'Isto já está contestado.',
  nothingToCorrect: 'Os dados do cliente já são os do documento.',
  invoiceRateMissing:
    'Não há taxa de câmbio de {currency} em {inCurrency} para {date} nem para os sete dias anteriores. Acrescente-a nas taxas de câmbio.',
};
