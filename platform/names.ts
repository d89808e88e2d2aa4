/** Legal forms in the languages of the region: a name with another one is the same name. */
const legalForms = new Set(
  `pty proprietary ltd limited edms eiendoms bpk beperk cc bk inc incorporated ing npc soc rf lda limitada sa sarl sarlu sas
  plc llc co company ta`.split(/\s+/),
);

/**
 * Words of forms that are written out or that insurers leave out: "Sociedade Unipessoal por Quotas", "Société à
 * responsabilité limitée". No part of the stored keys, only of the comparison of two names.
 */
const writtenForms = new Set(
  `sociedade unipessoal por quotas de responsabilidade anonima empresa individual societe a responsabilite limitee
  unipersonnelle anonyme par actions simplifiee entreprise individuelle etablissement etablissements ets eurl suarl surl
  sasu snc`.split(/\s+/),
);

/** Words for the trade, and small words: they hardly tell two companies apart. */
const wordsOfTrade = new Set(
  `transport transports transporter transporters transportation transporte transportes transporteurs
  vervoer vervoerders logistics logistic logistiek logistica logisticas logistique freight freighters vrag fret haulage
  haulier hauliers hauling carrier carriers trucking cargo the and en e et`.split(/\s+/),
);

/** At this similarity of name keys, two names are shown to staff as possibly the same company. */
export const similarNameThreshold = 0.85;

/**
 * What is left of a company name to compare by: `KHUMALO-Transport (Pty) Ltd t/a Khumalo` is `khumalo khumalo`. A name
 * of nothing but such words keeps them, so that no name has an empty key.
 */
export function nameKey(name: string): string {
  return keyWithout(name, (word) => legalForms.has(word) || wordsOfTrade.has(word));
}

/** The name without its legal form, case, accents and marks: two companies with the same key bear the same name. */
export function sameNameKey(name: string): string {
  return keyWithout(name, (word) => legalForms.has(word));
}

function keyWithout(name: string, isIndistinct: (word: string) => boolean): string {
  const letters = /^[ -~]*$/.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = letters
    .toLowerCase()
    .replace(/\bt\s*\/\s*a\b/g, ' ')
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const distinct = words.filter((word) => !isIndistinct(word));
  return (distinct.length > 0 ? distinct : words).join(' ');
}

/** The share of trigrams that two texts have in common, 0 to 1: the measure of PostgreSQL's `similarity()`. */
export function trigramSimilarity(a: string, b: string): number {
  const left = trigrams(a);
  const right = trigrams(b);
  if (left.size === 0 && right.size === 0) return a === b ? 1 : 0;
  const shared = left.intersection(right).size;
  return shared / (left.size + right.size - shared);
}

function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    const letters = [...`  ${word} `];
    if (word) for (let at = 0; at + 3 <= letters.length; at++) found.add(letters.slice(at, at + 3).join(''));
  }
  return found;
}

/** Whether two company names may mean the same company. A form that is written out tells no two apart. */
export function areSimilarNames(a: string, b: string): boolean {
  return trigramSimilarity(distinctWords(a), distinctWords(b)) >= similarNameThreshold;
}

function distinctWords(name: string): string {
  return keyWithout(nameKey(name), (word) => writtenForms.has(word));
}
