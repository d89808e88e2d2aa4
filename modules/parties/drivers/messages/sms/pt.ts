import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  driverCode:
    '{code} confirma o seu número na {company}. Diga-o à pessoa da {company} com quem está a falar. Válido 10 minutos.',
  sent: 'OTP enviado com sucesso para este número {number}',
};
