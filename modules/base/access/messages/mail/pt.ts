import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  resetSubject: 'Definir uma nova palavra-passe',
  resetIntro:
    'Alguém pediu para definir uma nova palavra-passe para {account}. Se foi o senhor ou a senhora, use o botão abaixo nos próximos 30 minutos.',
  resetCode: 'Ou escreva este código na página de entrada: {code}. É válido durante 10 minutos.',
  resetIgnore: 'Se não fez este pedido, ignore esta mensagem; a sua palavra-passe não muda.',
  resetAction: 'Definir uma nova palavra-passe',
  changedSubject: 'A sua palavra-passe foi alterada',
  changedIntro:
    'A palavra-passe de {account} foi alterada e todas as sessões foram terminadas. Se não foi o senhor ou a senhora, avise já o administrador.',
  invitationSubject: 'A sua conta na {company}',
  invitationIntro:
    '{inviter} criou-lhe uma conta na {company}. O seu nome de utilizador é {account}. Escolha a sua palavra-passe com o botão abaixo.',
  invitationValid: {
    one: 'A ligação pode ser usada uma vez, no prazo de {count} dia.',
    other: 'A ligação pode ser usada uma vez, no prazo de {count} dias.',
  },
  invitationAction: 'Escolher a palavra-passe',
};
