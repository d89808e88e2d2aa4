import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  zoneEmpty: 'Indique pelo menos uma cidade ou um local.',
  zoneInUse:
    'Há tarifas aprovadas que usam esta zona, por isso os locais ficam como estão. Crie outra zona e uma nova versão das tarifas com ela.',
  zoneNotInUse: 'Nenhuma tarifa aprovada usa esta zona. Edite-a diretamente.',
  zoneTheSame: 'São estes os locais que ela tem. Altere pelo menos um.',
};
