import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  resetSubject: 'Stel ’n nuwe wagwoord',
  resetIntro:
    'Iemand het gevra om ’n nuwe wagwoord vir {account} te stel. As dit jy was, gebruik die knoppie hieronder binne 30 minute.',
  resetCode: 'Of tik hierdie kode op die aanmeldbladsy in: {code}. Dit is 10 minute geldig.',
  resetIgnore: 'As dit nie jy was nie, ignoreer hierdie e-pos; jou wagwoord bly soos dit is.',
  resetAction: 'Stel ’n nuwe wagwoord',
  changedSubject: 'Jou wagwoord is verander',
  changedIntro:
    'Die wagwoord van {account} is verander, en elke sessie is afgemeld. As dit nie jy was nie, laat weet dadelik jou administrateur.',
  invitationSubject: 'Jou rekening by {company}',
  invitationIntro:
    '{inviter} het vir jou ’n rekening by {company} geskep. Jou gebruikersnaam is {account}. Kies jou wagwoord met die knoppie hieronder.',
  invitationValid: {
    one: 'Die skakel kan een keer gebruik word, binne {count} dag.',
    other: 'Die skakel kan een keer gebruik word, binne {count} dae.',
  },
  invitationAction: 'Kies ’n wagwoord',
};
