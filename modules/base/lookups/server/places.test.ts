import { expect, test } from 'vitest';
import { africanCountries } from '#platform/africa.ts';
import { buildPlaces, type City } from './places.ts';
import { regionCodes } from './region-codes.ts';

const { countries, regions, cities } = buildPlaces();
const regionName = new Map(regions.map(({ code, country, name }) => [code, `${country} ${name}`]));
const byCountry = Map.groupBy(cities, ({ region }) => region.slice(0, 2));

test.each([
  ['ZA Gauteng', 'Johannesburg, Pretoria, Soweto, Kempton Park, Ga-Rankuwa, Carletonville'],
  ['ZA KwaZulu-Natal', 'Durban, Pietermaritzburg, Richards Bay, Newcastle'],
  ['ZA Western Cape', 'Cape Town, Worcester, George'],
  ['ZA Eastern Cape', 'Port Elizabeth, Gqeberha, East London, Matatiele'],
  ['ZA Free State', 'Bloemfontein, Harrismith, Kroonstad'],
  ['ZA Limpopo', 'Polokwane, Musina, Groblersdal'],
  ['ZA Mpumalanga', 'Nelspruit, Mbombela, Witbank, Komatipoort'],
  ['ZA North West', 'Rustenburg, Klerksdorp, Mahikeng'],
  ['ZA Northern Cape', 'Kimberley, Upington, De Aar, Springbok'],
  ['NA Khomas', 'Windhoek'],
  ['NA Erongo', 'Walvis Bay, Swakopmund'],
  ['NA Otjozondjupa', 'Otjiwarongo, Grootfontein'],
  ['NA Zambezi', 'Katima Mulilo'],
  ['NA Karas', 'Keetmanshoop, Noordoewer'],
  ['BW Gaborone', 'Gaborone'],
  ['BW Francistown', 'Francistown'],
  ['BW North West', 'Maun'],
  ['BW Chobe', 'Kasane, Kazungula'],
  ['MZ Maputo City', 'Maputo'],
  ['MZ Maputo Province', 'Matola, Ressano Garcia'],
  ['MZ Sofala', 'Beira, Dondo'],
  ['MZ Tete', 'Tete, Moatize'],
  ['MZ Nampula', 'Nampula, Nacala'],
  ['ZW Harare', 'Harare, Chitungwiza'],
  ['ZW Matabeleland South', 'Beitbridge, Plumtree'],
  ['ZW Manicaland', 'Mutare'],
  ['ZW Midlands', 'Gweru, Kwekwe, Zvishavane'],
  ['ZM Lusaka', 'Lusaka, Kafue'],
  ['ZM Copperbelt', 'Ndola, Kitwe, Chingola'],
  ['ZM Southern', 'Livingstone, Choma'],
  ['ZM Muchinga', 'Nakonde, Mpika'],
  ['KE Nairobi', 'Nairobi'],
  ['KE Mombasa', 'Mombasa'],
  ['KE Kiambu', 'Thika, Limuru'],
  ['KE Uasin Gishu', 'Eldoret'],
  ['NG Lagos', 'Lagos, Ikeja'],
  ['NG Kano', 'Kano'],
  ['NG Rivers', 'Port Harcourt'],
  ['NG Federal Capital Territory', 'Abuja'],
  ['TZ Dar es Salaam', 'Dar es Salaam'],
  ['TZ Songwe', 'Tunduma'],
  ['TZ Arusha', 'Arusha'],
  ['TZ Zanzibar Urban and West', 'Zanzibar'],
  ['UG Central', 'Kampala, Entebbe'],
  ['UG Eastern', 'Jinja, Tororo, Malaba'],
  ['UG Western', 'Mbarara'],
  ['CD Haut-Katanga', 'Lubumbashi, Likasi, Kasumbalesa'],
  ['CD Lualaba', 'Kolwezi'],
  ['CD Kongo Central', 'Matadi, Boma'],
  ['CD Nord-Kivu', 'Goma'],
  ['AO Luanda', 'Luanda, Viana'],
  ['AO Benguela', 'Lobito'],
  ['AO Huíla', 'Lubango'],
  ['AO Cunene', 'Ondjiva'],
  ['MW Southern', 'Blantyre, Zomba'],
  ['MW Central', 'Lilongwe'],
  ['MW Northern', 'Mzuzu'],
  ['LS Maseru', 'Maseru'],
  ['LS Leribe', 'Maputsoe'],
  ['LS Mafeteng', 'Mafeteng'],
  ['SZ Hhohho', 'Mbabane'],
  ['SZ Manzini', 'Manzini, Matsapha'],
  ['SZ Lubombo', 'Big Bend'],
  ['GH Greater Accra', 'Accra, Tema'],
  ['GH Ashanti', 'Kumasi'],
  ['GH Western', 'Takoradi'],
  ['ET Addis Ababa', 'Addis Ababa'],
  ['ET Sidama', 'Hawassa'],
  ['ET Oromia', 'Jimma, Modjo'],
  ['EG Cairo', 'Cairo'],
  ['EG Alexandria', 'Alexandria'],
  ['EG Luxor', 'Luxor'],
  ['DZ Alger', 'Algiers'],
  ['DZ Oran', 'Oran'],
  ['DZ Constantine', 'Constantine'],
  ['MA Casablanca-Settat', 'Casablanca'],
  ['MA Souss-Massa', 'Agadir'],
  ['MA Marrakech-Safi', 'Marrakesh'],
  ['TN Tunis', 'Tunis'],
  ['TN Sfax', 'Sfax'],
  ['TN Ben Arous', 'Radès'],
  ['SN Dakar', 'Dakar'],
  ['SN Kaolack', 'Kaolack'],
  ['SN Thiès', 'Thiès'],
  ['CI Abidjan', 'Abidjan'],
  ['CI Bas-Sassandra', 'San-Pédro'],
  ['CI Yamoussoukro', 'Yamoussoukro'],
  ['CM Littoral', 'Douala'],
  ['CM Centre', 'Yaoundé'],
  ['CM North', 'Garoua'],
  ['SD Khartoum', 'Khartoum'],
  ['SD Red Sea', 'Port Sudan'],
  ['SD Gezira', 'Wad Medani'],
  ['SS Central Equatoria', 'Juba'],
  ['SS Western Bahr el Ghazal', 'Wau'],
  ['SS Upper Nile', 'Malakal'],
  ['MG Antananarivo', 'Antananarivo'],
  ['MG Toamasina', 'Toamasina'],
  ['MG Mahajanga', 'Mahajanga'],
  ['RW Kigali', 'Kigali'],
])('in %s lie %s', (region, names) => {
  for (const name of names.split(', ')) {
    const found = cities
      .filter((city) => city.name === name && city.region.slice(0, 2) === region.slice(0, 2))
      .map((city) => regionName.get(city.region));
    expect(found, name).toContain(region);
  }
});

test('every African country has regions and towns, every other country a name', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
  for (const { code, name } of africanCountries) {
    expect(byCountry.get(code)?.length, name).toBeGreaterThanOrEqual(code === 'EH' || code === 'SH' ? 3 : 5);
    const own = regions.filter(({ country }) => country === code);
    expect(own.length, name).toBeGreaterThanOrEqual(['EH', 'RE', 'YT'].includes(code) ? 1 : 3);
    expect(new Set(own.map((region) => region.name)).size, name).toBe(own.length);
  }
  expect(
    regions
      .filter(({ country }) => country === 'ZA')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'Eastern Cape',
    'Free State',
    'Gauteng',
    'KwaZulu-Natal',
    'Limpopo',
    'Mpumalanga',
    'North West',
    'Northern Cape',
    'Western Cape',
  ]);
});

test('names hold no notes, no doubled entries, and no code of a region that does not exist', () => {
  for (const { name } of regions) expect(name).toMatch(/^[^[\]/]+$/);
  const codes = new Set(regions.map(({ code }) => code));
  for (const [country, pairs] of Object.entries(regionCodes)) {
    for (const pair of pairs.split(' ').filter(Boolean))
      expect(codes, pair).toContain(`${country}-${pair.split(':')[1]}`);
  }
  for (const { region } of cities) expect(codes).toContain(region);
  expect(new Set(cities.map(({ region, name }) => `${region} ${name}`)).size).toBe(cities.length);
});

test('hardly any town lies among the towns of another region', () => {
  const strays = cities.filter((city) => city.latitude !== null && isStray(city));
  expect(strays.map(({ region, name }) => `${region} ${name}`).length).toBeLessThan(60);
});

/** None of the five nearest towns is of its region, although the region has other towns and three of the five agree. */
function isStray(city: City): boolean {
  const others = (byCountry.get(city.region.slice(0, 2)) ?? []).filter((it) => it !== city && it.latitude !== null);
  if (others.filter(({ region }) => region === city.region).length === 0) return false;
  const nearest = others.toSorted((a, b) => distance(city, a) - distance(city, b)).slice(0, 5);
  const counts = Map.groupBy(nearest, ({ region }) => region);
  return !counts.has(city.region) && [...counts.values()].some((group) => group.length >= 3);
}

function distance(a: City, b: City): number {
  const [y, x] = [(a.latitude ?? 0) - (b.latitude ?? 0), (a.longitude ?? 0) - (b.longitude ?? 0)];
  return Math.hypot(y, x * Math.cos(((a.latitude ?? 0) * Math.PI) / 180));
}
