import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  code: '{code} is jou kode vir {company}. Dit is 10 minute geldig. Gee dit vir niemand nie; ons vra nooit daarvoor nie.',
  sent: 'OTP suksesvol na hierdie nommer gestuur {number}',
};
