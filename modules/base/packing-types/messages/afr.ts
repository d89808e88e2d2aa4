import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nuwe verpakkingsoort',
  empty: 'Palette, dromme, sakke: waarin kliënte se goedere verpak is.',
  unit: 'Eenheid',
  unit_pallet: 'Palet',
  unit_bag: 'Sak',
  unit_drum: 'Drom',
  unit_bulk: 'Massa',
  unit_carton: 'Karton',
  unit_ibc: 'IBC',
  unit_container: 'Houer',
  unit_each: 'Stuk',
  tareKg: 'Tarra in kg',
  lengthCm: 'Lengte in cm',
  widthCm: 'Breedte in cm',
  heightCm: 'Hoogte in cm',
  measures: 'Mate',
  measuresHint: 'Van een leë eenheid. Laat 0 wat nie van toepassing is nie.',
  stackable: 'Kan gestapel word',
  maxStack: 'Hoogstens gestapel',
  control: 'Paletbeheer',
  controlHint: 'Terugstuurbare eenhede word getel: die ontvanger skuld hulle, of hulle deposito.',
  returnable: 'Terugstuurbaar',
  palletAccount: 'Rekening by die paletpoel',
  deposit: 'Deposito',
};
