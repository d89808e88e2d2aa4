/** Digits from which on a number is one: shorter ones are in dates, branches and counts. */
const shortestNumber = 4;

/** The whole numbers of four digits or more in what a bank wrote, as written: `1814` in `PAYMENT 1814`, never its `14`. */
export function numbersIn(words: string): readonly string[] {
  return [...new Set(words.match(/\d+/g) ?? [])].filter(({ length }) => length >= shortestNumber);
}

/** What makes two numbers one: the digits at the end, without the zeros before them. `INV-000014` and `000014` are 14. */
export function sameNumber(number: string): string {
  return (/(\d+)\D*$/.exec(number)?.[1] ?? '').replace(/^0+/, '');
}

/** Words as they are compared: letters and digits alone, without case and accents. */
export function spokenKey(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** How banks say that a payment came back. */
const returned =
  /\b(?:return(?:ed)?|unpaid|dishono(?:u)?red|bounced?|r\/d|rd|refer(?:red)? to drawer|reversal|reversed|stopped|insufficient funds|devolvid[oa]|rejet[ée]?|impay[ée]|onbetaald|teruggestuur)\b/i;

export function isReturn(words: string): boolean {
  return returned.test(words);
}
