import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  statementSubject: '{company}: o seu pagamento de {date}',
  statementIntro: '{company} paga-lhe {amount} em {date}, antes de impostos e descontos.',
  statementAsk: 'O recibo em anexo mostra cada viagem. Se algo não estiver certo, responda a este e-mail.',
};
