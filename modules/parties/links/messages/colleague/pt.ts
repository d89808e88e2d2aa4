import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ask: 'Pedir a um colega que preencha este passo',
  how: 'Envie-lhe esta página. O código de utilização única continua a chegar a {number}: esteja pronto para o transmitir. Podem ambos preencher o formulário.',
  subject: 'Formulário para {client}',
  message:
    'Ajude-me a preencher o formulário para {client}. Quando pedir um código, ele chega ao meu número {number}: peça-mo.',
  mail: 'E-mail',
  copy: 'Copiar',
  copied: 'Copiado.',
};
