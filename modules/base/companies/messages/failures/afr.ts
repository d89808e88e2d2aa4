import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  companyNameTaken: 'Hierdie maatskappynaam is reeds in gebruik. Elke maatskappy het sy eie.',
  ownCompany: 'U werk vir hierdie maatskappy. Iemand van ’n ander maatskappy moet dit deaktiveer.',
  logoAddress: 'Kies ’n prent in PNG of JPEG.',
  logoTooLarge: 'Die prent is te groot. Kies een van hoogstens 150 kB.',
  colour: 'Skryf die kleur as # en ses syfers of letters van a tot f, soos #1a4f8b.',
};
