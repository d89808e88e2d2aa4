import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  nothingToSimulate: 'Nenhuma tarifa aprovada é abrangida. Escolha outro lado ou outra parte.',
  periodTooLong: 'Escolha no máximo 93 dias.',
};
