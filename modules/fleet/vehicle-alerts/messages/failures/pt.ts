import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  securityAwake: 'Os alertas de segurança não podem ser adiados.',
  snoozeTooLong: 'Escolha uma hora nos próximos {days} dias.',
};
