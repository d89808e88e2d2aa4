import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nuwe kategorie van bestuurderstariewe',
  empty: 'Kategorieë groepeer bestuurders wat eenders betaal word. Hulle tariewe word per kategorie gestel.',
  basis: 'Gebaseer op',
  basis_vehicleClass: 'Voertuigklas',
  basis_councilGrade: 'Raadsgraad',
  basis_experience: 'Ervaring',
  basis_crossBorder: 'Werk oor grense',
  pay: 'Betaling van ’n rit',
  minimumPerTrip: 'Minimum per rit',
  minimumPerTripHelp: '’n Rit wat minder verdien, word hierdie bedrag betaal. Laat 0 as daar geen minimum is nie.',
  coDriverShare: 'Deel van die medebestuurder',
  coDriverShareHelp: 'Persentasie van die rit se betaling. Die bestuurder kry die res.',
  notes: 'Notas',
  versions: 'Weergawes',
};
