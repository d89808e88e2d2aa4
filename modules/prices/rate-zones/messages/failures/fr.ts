import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  zoneEmpty: 'Indiquez au moins une ville ou un lieu.',
  zoneInUse:
    'Des tarifs approuvés utilisent cette zone : ses lieux restent tels quels. Créez une autre zone et une nouvelle version des tarifs avec elle.',
  zoneNotInUse: 'Aucun tarif approuvé n’utilise cette zone. Modifiez-la directement.',
  zoneTheSame: 'Ce sont les lieux qu’elle a déjà. Modifiez-en au moins un.',
};
