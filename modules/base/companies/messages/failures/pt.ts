import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  companyNameTaken: 'Este nome de empresa já existe. Cada empresa tem o seu.',
  ownCompany: 'Trabalha para esta empresa. Só alguém de outra empresa a pode desativar.',
  logoAddress: 'Escolha uma imagem em PNG ou JPEG.',
  logoTooLarge: 'A imagem é demasiado grande. Escolha uma de 150 kB no máximo.',
  colour: 'Escreva a cor com # e seis algarismos ou letras de a a f, como #1a4f8b.',
};
