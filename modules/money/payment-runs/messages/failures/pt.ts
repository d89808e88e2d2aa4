import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownPaymentRun: 'Foi você que fez ou alterou este lote. Outra pessoa tem de o assinar.',
  paymentRunEmpty: 'Este lote não paga a ninguém. Reúna-o de novo com um vencimento posterior, ou elimine-o.',
  paymentSignedAlready: 'Já assinou este lote. Outra pessoa também tem de o assinar.',
  paymentSumChanged: 'O total deste lote mudou. Veja-o de novo e depois assine.',
  paymentSecondFactor: 'Menos assinaturas exigem um segundo fator. Configure primeiro um no seu perfil.',
  paymentRateMissing:
    'Não há taxa de câmbio de {currency} em {inCurrency} para {date} nem para os sete dias anteriores. Acrescente-a nas taxas de câmbio.',
  paymentDay: 'Escolha um dia de pagamento entre hoje e daqui a {days} dias.',
  paymentNotSigned: 'O ficheiro pode ser obtido depois de o lote estar assinado.',
  paymentFileDiffers: 'O ficheiro já não seria o que o banco tem. Anule o envio se o banco não o executou.',
  paymentAccountMissing: 'O plano de contas não tem conta de fornecedores. Indique uma no plano de contas.',
  paymentAhead: 'O banco ainda não pagou: este dia é no futuro.',
  paymentCostAccount:
    'A conta {number}, cujo custo uma dedução reduz, não está no plano ou está fechada. Abra-a primeiro.',
  paymentOtherLine:
    'Esta linha não é a soma do lote, ou é de outra conta. Escolha a linha com que o lote saiu do banco.',
};
