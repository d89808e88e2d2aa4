import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  zoneEmpty: 'Indique pelo menos uma cidade ou um local.',
  zoneInUse:
    'Há tarifas aprovadas que usam esta zona, por isso os locais ficam como estão. Crie outra zona e uma nova versão das tarifas com ela.',
};
