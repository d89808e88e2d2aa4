import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  bankAccountTaken: 'A conta bancária {name} já tem este número e esta moeda.',
  bankAccountCurrency: 'Já foram lidas linhas desta conta em {currency}. Adicione outra conta para outra moeda.',
  bankAccountNotAsset: 'Escolha uma conta ativa da classe ativo.',
  lineSettled: 'Esta linha bancária já está regularizada.',
};
