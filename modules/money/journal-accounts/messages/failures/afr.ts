import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  accountHasMoney: '{amount} staan op hierdie rekening. Boek dit elders voordat jy die rekening deaktiveer.',
  accountHasLines: 'Iets is teen hierdie rekening geboek: sy nommer, klas en gebruik bly soos dit is.',
  accountRoleTaken: 'Rekening {number} word reeds hiervoor gebruik. Elke gebruik het een rekening.',
};
