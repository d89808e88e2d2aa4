/** What books and people call the provinces of South Africa, in any of our languages, without accents and marks. */
const provinces: Readonly<Record<string, readonly string[]>> = {
  'Eastern Cape': ['ec', 'e cape', 'eastern cape', 'oos kaap', 'ooskaap', 'cabo oriental', 'cap oriental'],
  'Free State': ['fs', 'ofs', 'orange free state', 'freestate', 'vrystaat', 'vs', 'estado livre', 'etat libre'],
  Gauteng: ['gp', 'gt', 'gau', 'gauteng', 'pwv'],
  'KwaZulu-Natal': ['kzn', 'nl', 'natal', 'kwazulu natal', 'kwa zulu natal', 'kwazulunatal', 'kwazulu'],
  Limpopo: ['lp', 'lim', 'limpopo', 'northern province', 'noordelike provinsie'],
  Mpumalanga: ['mp', 'mpu', 'mpumalanga', 'eastern transvaal', 'oos transvaal'],
  'North West': ['nw', 'north west', 'northwest', 'noordwes', 'noord wes', 'noroeste', 'nord ouest'],
  'Northern Cape': ['nc', 'n cape', 'northern cape', 'noord kaap', 'noordkaap', 'cabo setentrional', 'cap du nord'],
  'Western Cape': ['wc', 'wp', 'w cape', 'western cape', 'wes kaap', 'weskaap', 'cabo ocidental', 'cap occidental'],
};

const names = new Map(
  Object.entries(provinces).flatMap(([name, called]) => [...called, plain(name)].map((word) => [word, name] as const)),
);

function plain(written: string): string {
  return written
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

/** The name of a province of South Africa as its lists have it; every other region, and that of another country, as it is. */
export function regionNamed(written: string, country: string | undefined): string {
  if (country !== undefined && country !== 'South Africa') return written;
  const word = plain(written);
  return (
    names.get(word) ??
    names.get(word.replace(/^(?:province|provincia) (?:of |de |do |du |la )*| (?:province|provinsie|prov)$/g, '')) ??
    written
  );
}
