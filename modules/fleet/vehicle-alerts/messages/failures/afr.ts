import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  securityAwake: 'Sekuriteitswaarskuwings kan nie uitgestel word nie.',
  snoozeTooLong: 'Kies ’n tyd in die volgende {days} dae.',
};
