import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  notGiven: 'não indicado',
  reveal: 'Mostrar o número completo: {label}',
  checks: 'O que as verificações encontraram',
  findingCount: { one: '{count} observação', other: '{count} observações' },
  findingsHere: {
    one: 'As verificações encontraram {count} coisa aqui',
    other: 'As verificações encontraram {count} coisas aqui',
  },
  nothingFound: 'As verificações não encontraram nada.',
  level_E: 'Erro:',
  level_W: 'Aviso:',
  level_I: 'Para informação:',
  openOther: 'Abrir {name}',
};
