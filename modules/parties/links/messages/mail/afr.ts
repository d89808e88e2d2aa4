import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  until:
    'Die skakel is geldig tot {date}. ’n Kode sal per SMS na {number} gestuur word; jy kan enige tyd ophou en later voortgaan, ook op ’n ander toestel.',
  untilAnswered: 'Die skakel is geldig tot {date}. ’n Kode sal per SMS na {number} gestuur word.',
  reminderSubject: 'Herinnering: {subject}',
  reminderNew: '{client} het nog niks van jou gehoor nie. Dit is waaroor dit gaan:',
  reminderStarted: 'Jy het begin, en wat jy ingevul het, word bewaar. Net die res kort nog. Dit is waaroor dit gaan:',
  linkSent: 'Die skakel is na {email} gestuur.',
  sentAgainToAddressOnFile: '’n Nuwe skakel is na die e-posadres op lêer gestuur.',
};
