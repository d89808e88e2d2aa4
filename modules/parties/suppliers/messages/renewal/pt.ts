import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Certificado de renovação GIT',
  coverEnds: 'A cobertura actual de mercadorias em trânsito (GIT) termina a {date}.',
  coverEnded: 'A cobertura de mercadorias em trânsito (GIT) terminou a {date}.',
  upload: 'Envie o novo certificado à {client}. Será analisado antes de valer.',
  document: 'O novo certificado',
  details: 'O que diz o certificado',
  detailsHint: 'Compare com o documento. O que deixar vazio é retirado dele.',
  gap: {
    one: 'Em {from} nada está seguro: há um dia entre a cobertura actual e a nova.',
    other: 'De {from} a {to} nada está seguro: há {count} dias entre a cobertura actual e a nova.',
  },
  insuredDiffers:
    'O certificado indica {insuredName} como segurado. A {client} só pode aceitar um em nome de {carrierName}.',
};
