import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  companyNameTaken: 'Este nome de empresa já existe. Cada empresa tem o seu.',
  ownCompany: 'Trabalha para esta empresa. Só alguém de outra empresa a pode desativar.',
  logoAddress: 'Indique um endereço que comece por https://.',
};
