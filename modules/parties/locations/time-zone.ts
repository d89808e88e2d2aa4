import { africanCountry, type AfricanCountryCode } from '#platform/africa.ts';

/** The clock of each country, as the IANA database calls it. */
const zones = {
  AO: 'Africa/Luanda',
  BF: 'Africa/Ouagadougou',
  BI: 'Africa/Bujumbura',
  BJ: 'Africa/Porto-Novo',
  BW: 'Africa/Gaborone',
  CD: 'Africa/Kinshasa',
  CF: 'Africa/Bangui',
  CG: 'Africa/Brazzaville',
  CI: 'Africa/Abidjan',
  CM: 'Africa/Douala',
  CV: 'Atlantic/Cape_Verde',
  DJ: 'Africa/Djibouti',
  DZ: 'Africa/Algiers',
  EG: 'Africa/Cairo',
  EH: 'Africa/El_Aaiun',
  ER: 'Africa/Asmara',
  ET: 'Africa/Addis_Ababa',
  GA: 'Africa/Libreville',
  GH: 'Africa/Accra',
  GM: 'Africa/Banjul',
  GN: 'Africa/Conakry',
  GQ: 'Africa/Malabo',
  GW: 'Africa/Bissau',
  KE: 'Africa/Nairobi',
  KM: 'Indian/Comoro',
  LR: 'Africa/Monrovia',
  LS: 'Africa/Maseru',
  LY: 'Africa/Tripoli',
  MA: 'Africa/Casablanca',
  MG: 'Indian/Antananarivo',
  ML: 'Africa/Bamako',
  MR: 'Africa/Nouakchott',
  MU: 'Indian/Mauritius',
  MW: 'Africa/Blantyre',
  MZ: 'Africa/Maputo',
  NA: 'Africa/Windhoek',
  NE: 'Africa/Niamey',
  NG: 'Africa/Lagos',
  RE: 'Indian/Reunion',
  RW: 'Africa/Kigali',
  SC: 'Indian/Mahe',
  SD: 'Africa/Khartoum',
  SH: 'Atlantic/St_Helena',
  SL: 'Africa/Freetown',
  SN: 'Africa/Dakar',
  SO: 'Africa/Mogadishu',
  SS: 'Africa/Juba',
  ST: 'Africa/Sao_Tome',
  SZ: 'Africa/Mbabane',
  TD: 'Africa/Ndjamena',
  TG: 'Africa/Lome',
  TN: 'Africa/Tunis',
  TZ: 'Africa/Dar_es_Salaam',
  UG: 'Africa/Kampala',
  YT: 'Indian/Mayotte',
  ZA: 'Africa/Johannesburg',
  ZM: 'Africa/Lusaka',
  ZW: 'Africa/Harare',
} as const satisfies Readonly<Record<AfricanCountryCode, string>>;

const eastOfCongo = 'Africa/Lubumbashi';
/** Provinces of the Democratic Republic of the Congo that are an hour ahead of its capital; letters and digits alone. */
const eastern = [
  'katanga',
  'hautkatanga',
  'lualaba',
  'hautlomami',
  'tanganyika',
  'kasai',
  'kasaioriental',
  'kasaicentral',
  'lomami',
  'sankuru',
  'maniema',
  'nordkivu',
  'sudkivu',
  'northkivu',
  'southkivu',
  'orientale',
  'tshopo',
  'ituri',
  'basuele',
  'hautuele',
];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The zones that a place can have, by their names. */
export const placeZones: readonly string[] = [...Object.values(zones), eastOfCongo].toSorted();

/** The zone of a place by its country and province; empty where nobody can say. Only Congo has two. */
export function zoneOfPlace(country: string, region = ''): string {
  const known = africanCountry(country);
  if (known === undefined) return '';
  return known.code === 'CD' && eastern.includes(plain(region)) ? eastOfCongo : zones[known.code];
}

/** A stop as far as its clock is concerned; its place is absent where it is an address alone. */
export interface ZonedStop {
  readonly place: { readonly timeZone: string; readonly country: string; readonly region: string } | null;
  readonly country: string;
}

/** The zone of a stop: that of its place, else of its country, else of the company whose load it is. */
export function zoneOfStop({ place, country }: ZonedStop, companyZone: string): string {
  return place?.timeZone || zoneOfPlace(place?.country ?? country, place?.region) || companyZone;
}
