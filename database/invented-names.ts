/** Words that make three million invented names, of which any two differ. */
export const first =
  'Kudu Karoo Baobab Savanna Limpopo Zambezi Kalahari Acacia Marula Protea Impala Springbok Eland Nyala Sable Oryx Jackal Falcon Heron Kestrel Amber Copper Granite Cobalt Ivory Indigo Summit Harbour Meridian Horizon'.split(
    ' ',
  );
export const second =
  'Ridge Valley River Crest Gate Point Rock Plain Bay Delta Falls Spring Dune Fields Heights Bridge Cross Stone Wind Star Sun Moon Cloud Storm Rain Fire Coast Forest Meadow Hill'.split(
    ' ',
  );
export const third = Array.from(
  { length: 3600 },
  (_, index) =>
    `${'BCDFGHJKLMNPRSTVWZ'[index % 18]}${'aeiou'[Math.floor(index / 18) % 5]}${'lmnrst'[Math.floor(index / 90) % 6]}${'aeio'[Math.floor(index / 540) % 4]}${index >= 2160 ? 'x' : ''}`,
);
/** City, region, postal code. */
export const places = [
  ['Johannesburg', 'Gauteng', '2094'],
  ['Durban', 'KwaZulu-Natal', '4001'],
  ['Cape Town', 'Western Cape', '8001'],
  ['Gqeberha', 'Eastern Cape', '6001'],
  ['Polokwane', 'Limpopo', '0699'],
  ['Mbombela', 'Mpumalanga', '1200'],
  ['Bloemfontein', 'Free State', '9301'],
  ['Kimberley', 'Northern Cape', '8301'],
];
