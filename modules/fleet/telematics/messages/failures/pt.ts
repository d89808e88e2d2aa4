import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  telematicsAddress: 'Indique um endereço público que comece por https.',
  vehicleHasUnit: 'Outra unidade desta conta está neste veículo. Retire-a primeiro.',
  notPositions: 'Escolha um ficheiro CSV com as colunas unit, time, latitude e longitude, para uma conta de ficheiros.',
  trackTooLong: 'Escolha no máximo {days} dias.',
};
