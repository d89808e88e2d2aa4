import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  code: '{code} é o seu código para {company}. É válido por 10 minutos. Não o dê a ninguém; nunca o pedimos.',
  sent: 'OTP enviado com sucesso para este número {number}',
};
