import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  statementSubject: '{company} : votre paie du {date}',
  statementIntro: '{company} vous verse {amount} le {date}, avant impôts et retenues.',
  statementAsk: 'Le bulletin ci-joint montre chaque voyage. Si quelque chose n’est pas juste, répondez à cet e-mail.',
};
