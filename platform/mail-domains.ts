/** Domains at which anybody can have a mailbox: two companies that use one are not related by it. */
const publicDomains = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com hotmail.co.za hotmail.fr live.com live.co.za msn.com yahoo.com yahoo.co.za
  yahoo.co.uk yahoo.fr ymail.com icloud.com me.com aol.com proton.me protonmail.com gmx.com gmx.net mail.com zoho.com
  yandex.com webmail.co.za mweb.co.za telkomsa.net vodamail.co.za absamail.co.za iafrica.com lantic.net polka.co.za
  worldonline.co.za xsinet.co.za iway.na tdm.co.mz tvcabo.co.mz sapo.pt orange.fr wanadoo.fr laposte.net free.fr`.split(
    /\s+/,
  ),
);

/** The domain of a mail address, lower-cased, in Unicode; empty when there is none. */
export function mailDomain(address: string): string {
  const domain = address.trim().toLowerCase().split('@').at(-1) ?? '';
  return domain === address.trim().toLowerCase() ? '' : unicodeDomain(domain);
}

export function isPublicMailDomain(domain: string): boolean {
  return publicDomains.has(domain.toLowerCase());
}

/** Letters of other alphabets, digits and pairs that the eye takes for Latin letters. */
const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/[аɑα]/g, 'a'],
  [/[еє]/g, 'e'],
  [/[оοσ0]/g, 'o'],
  [/[рρ]/g, 'p'],
  [/[сϲ]/g, 'c'],
  [/[хχ]/g, 'x'],
  [/[уγ]/g, 'y'],
  [/[іїι1l|]/g, 'i'],
  [/[ѕ5]/g, 's'],
  [/[ԁ]/g, 'd'],
  [/[һ]/g, 'h'],
  [/[ј]/g, 'j'],
  [/[ԛ]/g, 'q'],
  [/[ѡω]|vv/g, 'w'],
  [/[вß]/g, 'b'],
  [/[к]/g, 'k'],
  [/[мʍ]|rn/g, 'm'],
  [/[нһ]/g, 'h'],
  [/[тτ]/g, 't'],
  [/[νѵ]/g, 'v'],
  [/[ոп]/g, 'n'],
];

function skeleton(domain: string): string {
  const latin = domain.normalize('NFKD').replace(/\p{M}/gu, '');
  return lookAlikes.reduce((text, [pattern, letter]) => text.replace(pattern, letter), latin);
}

/**
 * Whether a domain could be taken for `known`, which it is not: it looks the same, or one letter is added, missing,
 * other, or changed places. Fraudsters register such domains to change a carrier's bank account by mail.
 */
export function isLookAlikeDomain(domain: string, known: string): boolean {
  const [candidate, original] = [unicodeDomain(domain.toLowerCase()), unicodeDomain(known.toLowerCase())];
  if (candidate === original) return false;
  return skeleton(candidate) === skeleton(original) || isOneSlipAway(candidate, original);
}

function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || isSwap;
}

function unicodeDomain(domain: string): string {
  return domain
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodePunycode(label.slice(4)) : label))
    .join('.');
}

/** RFC 3492, with the parameters of domain names; a label that does not decode is returned as it is. */
function decodePunycode(label: string): string {
  const end = label.lastIndexOf('-');
  const output = [...(end > 0 ? label.slice(0, end) : '')];
  let [codePoint, index, bias, at] = [128, 0, 72, end > 0 ? end + 1 : 0];
  while (at < label.length) {
    const before = index;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(label[at++] ?? ' ');
      if (digit < 0) return label;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = output.length + 1;
    let delta = Math.floor((index - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    let steps = 0;
    for (; delta > 455; steps += 36) delta = Math.floor(delta / 35);
    bias = steps + Math.floor((36 * delta) / (delta + 38));
    codePoint += Math.floor(index / length);
    if (codePoint > 0x10ffff) return label;
    index %= length;
    output.splice(index++, 0, String.fromCodePoint(codePoint));
  }
  return output.join('');
}
