import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  remittanceSubject: '{company}: pagamento de {amount}',
  remittanceIntro:
    '{company} pagou-lhe {amount} em {date} na sua conta no {bank} terminada em {end}. O nosso número é {number}. Paga estes documentos:',
  remittanceMore: 'Outros documentos: {count}. O aviso em anexo indica todos.',
  remittanceAsk: 'Se algo não estiver certo, responda a este e-mail.',
  remittanceTaken: '{number}, deduzido, {kind}: {amount} ({reason})',
  deduction_damage: 'danos',
  deduction_short: 'entrega em falta',
  deduction_advanceFuel: 'adiantamento de combustível',
  deduction_advanceCash: 'adiantamento em dinheiro',
  deduction_disputed: 'em disputa',
  deduction_other: 'outro',
};
