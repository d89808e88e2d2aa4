import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  payPeriodTooLong: 'Um período tem no máximo 62 dias. Escolha um último dia anterior.',
  payDayBeforePeriod: 'Escolha um dia de pagamento igual ou posterior ao primeiro dia do período.',
  payPeriodTaken: '{number} já paga alguns destes dias. Comece depois do seu último dia, {date}.',
  payPeriodAhead: 'O período termina daqui a mais de 31 dias. Escolha um último dia anterior.',
  payStillGathering: 'As linhas ainda estão a ser reunidas. Aguarde um momento e tente de novo.',
  payRunEmpty: 'Este processamento não paga a ninguém. Reúna as linhas de novo ou elimine-o.',
  ownPayRun: 'Foi você que preparou ou submeteu este processamento. Uma segunda pessoa tem de decidir.',
  payUnitDecimals: 'Introduza um número com no máximo três casas decimais.',
  payComponentTwice: 'Cada componente só pode ser introduzida uma vez. Mantenha uma das duas.',
  payNotProved: 'Os motoristas são pagos por uma carga quando esta foi entregue e a prova foi aceite ou dispensada.',
  payNoDriver: 'Nenhum motorista da empresa conduziu esta carga, por isso ninguém é pago por ela aqui.',
  payNotPaidHere: 'Este motorista conduz para um fornecedor, que é quem lhe paga.',
  payCategoryUnknown: 'Esta categoria não existe. Escolha uma da lista.',
  payTermEmpty: 'Escolha uma categoria, um grau ou ambos.',
  payBelowZero:
    'Motoristas que receberiam menos do que nada: {count}. O que devem passa para os pagamentos seguintes. Diga porquê no comentário ou devolva o pagamento.',
  payTermPaid:
    'Houve dias pagos por ela. Acrescente antes uma condição a partir do mesmo dia, com a qual uma segunda pessoa concorda.',
  payNotApproved: 'Os recibos são enviados depois de o processamento ser aprovado.',
  payAccountsMissing:
    'Não há contas definidas para o pagamento de motoristas. Nas contas do razão, escolha uma para o custo e outra para o que se deve aos motoristas.',
};
