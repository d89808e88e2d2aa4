import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  until:
    'A ligação é válida até {date}. Será enviado um código por SMS para {number}; pode parar a qualquer momento e continuar mais tarde, também noutro aparelho.',
  untilAnswered: 'A ligação é válida até {date}. Será enviado um código por SMS para {number}.',
  reminderSubject: 'Lembrete: {subject}',
  reminderNew: '{client} ainda não recebeu a sua resposta. Trata-se do seguinte:',
  reminderStarted: 'Já começou, e o que preencheu está guardado. Só falta o resto. Trata-se do seguinte:',
  linkSent: 'A ligação foi enviada para {email}.',
  sentAgainToAddressOnFile: 'Foi enviada uma nova ligação para o endereço de e-mail registado.',
};
