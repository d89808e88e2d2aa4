import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  driverCode:
    '{code} bevestig jou nommer by {company}. Sê dit vir die persoon van {company} met wie jy praat. 10 minute geldig.',
  sent: 'OTP suksesvol na hierdie nommer gestuur {number}',
};
