import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  creditSubject: 'O seu limite de crédito com {company}',
  creditIntro: '{company} propõe um novo limite de crédito a {shipperName}.',
  creditAsk: 'Abra a página, veja o novo limite e aceite-o ou recuse-o. Nada muda antes da sua resposta.',
  creditAction: 'Ver o novo limite',
  effectiveSubject: 'O seu novo limite de crédito com {company} está em vigor',
  effectiveIntro:
    'A partir de hoje, o limite de crédito de {shipperName} com {company}, conta {accountNumber}, é de {limit}.',
  effectiveUntil: 'É um limite temporário e termina em {date}. Depois volta a vigorar o limite anterior.',
  declinedSubject: 'Recusou um novo limite de crédito com {company}',
  declinedIntro:
    '{company} recebeu a sua resposta: o novo limite de crédito de {limit} para {shipperName}, conta {accountNumber}, foi recusado. O seu limite atual mantém-se.',
  declinedComment: 'Escreveu: {comment}',
  declinedWarning: 'Se não foi você, avise-nos de imediato.',
  acknowledged: 'Alteração do limite de crédito enviada com sucesso',
};
