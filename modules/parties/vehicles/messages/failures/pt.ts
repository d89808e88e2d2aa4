import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  registrationNumber: 'Uma matrícula tem 2 a 10 letras e algarismos.',
  vinFormat: 'Um VIN tem 17 letras e algarismos, sem I, O e Q. Só veículos anteriores a 1981 têm outros.',
  ownershipOfSupplier: 'O veículo de um fornecedor pertence ao fornecedor.',
  gvmBelowTare: 'O peso bruto do veículo tem de ser superior à tara.',
  gcmBelowGvm: 'O peso bruto do conjunto não pode ser inferior ao peso bruto do veículo.',
  trailerPulls: 'Um reboque não puxa nada por si.',
  trailerDriven: 'Um reboque não é conduzido por ninguém.',
  trailerTwice: 'O segundo reboque tem de ser outro.',
  notATrailer: 'Escolha um reboque.',
  checkedByClient: 'O seu cliente verifica primeiro. Até lá fica como está.',
};
