/**
 * The values of PDF (ISO 32000-1 §7.3), as far as an inspection needs them: strings, booleans and null are all `null`, since
 * only names, numbers and structure say what a file does.
 */
export type PdfValue = number | PdfName | PdfReference | PdfDictionary | readonly PdfValue[] | null;

export interface PdfName {
  /** Without the slash, and with `#xx` undone: `/J#53` is `JS`. */
  readonly name: string;
}
export interface PdfReference {
  readonly reference: number;
}
/** All entries in their order. A key may stand twice, and readers differ in which one they take: an inspection sees both. */
export interface PdfDictionary {
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && value !== null && 'entries' in value && !Array.isArray(value);
}
export function isName(value: PdfValue | undefined): value is PdfName {
  return typeof value === 'object' && value !== null && 'name' in value;
}
export function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === 'object' && value !== null && 'reference' in value;
}

export function valuesOf({ entries }: PdfDictionary, key: string): PdfValue[] {
  return entries.filter(([name]) => name === key).map(([, value]) => value);
}

/** The value of a key that has exactly one. */
export function valueOf(dictionary: PdfDictionary, key: string): PdfValue | undefined {
  const values = valuesOf(dictionary, key);
  return values.length === 1 ? values[0] : undefined;
}

/** Nesting, and values in one object, that no honest file has. */
const maxDepth = 100;
const maxValues = 500_000;

/** Thrown for what is built to exhaust a reader: too deep, too many, or too much of it. */
export class PdfTooLarge extends Error {
  override readonly name = 'PdfTooLarge';
}

/** The end of the bytes, or a closing bracket with nothing open. */
const nothing = Symbol('nothing');
const closesArray = Symbol(']');
const closesDictionary = Symbol('>>');
type Token = PdfValue | typeof nothing | typeof closesArray | typeof closesDictionary | { readonly keyword: string };

/**
 * Reads values from a position on, as leniently as readers do: what is malformed is stepped over, because a file that only
 * lenient readers understand still reaches people.
 */
export class PdfReader {
  position: number;
  readonly #bytes: Uint8Array;
  #values = 0;

  constructor(bytes: Uint8Array, position = 0) {
    this.#bytes = bytes;
    this.position = position;
  }

  /** The next value; null also where there is none. */
  value(): PdfValue {
    const token = this.#token(0);
    return typeof token === 'symbol' || isKeyword(token) ? null : token;
  }

  /** The keyword here (`stream`, `obj`), or undefined and no step. */
  keyword(): string | undefined {
    const start = this.position;
    const token = this.#token(0);
    if (isKeyword(token)) return token.keyword;
    this.position = start;
    return undefined;
  }

  #token(depth: number): Token {
    if (depth > maxDepth) throw new PdfTooLarge('depth');
    if (++this.#values > maxValues) throw new PdfTooLarge('values');
    this.#skipSpace();
    const byte = this.#bytes[this.position];
    if (byte === undefined) return nothing;
    switch (byte) {
      case slash:
        this.position++;
        return { name: this.#name() };
      case openParenthesis:
        this.position++;
        return this.#literalString();
      case lessThan:
        if (this.#bytes[this.position + 1] !== byte) return this.#hexString();
        this.position += 2;
        return this.#dictionary(depth);
      case greaterThan:
        this.position += this.#bytes[this.position + 1] === byte ? 2 : 1;
        return closesDictionary;
      case openBracket:
        this.position++;
        return this.#array(depth);
      case closeBracket:
        this.position++;
        return closesArray;
      case openBrace:
      case closeBrace:
      case closeParenthesis:
        this.position++;
        return null;
      default:
        return this.#numberOrKeyword();
    }
  }

  #skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.position];
      if (byte === undefined) return;
      if (byte === percent)
        while (this.position < this.#bytes.length && !isLineEnd(this.#bytes[this.position])) this.position++;
      else if (isSpace(byte)) this.position++;
      else return;
    }
  }

  #name(): string {
    const raw = this.#regularCharacters();
    return raw.includes('#')
      ? raw.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : raw;
  }

  #regularCharacters(): string {
    const start = this.position;
    while (isRegular(this.#bytes[this.position])) this.position++;
    return Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + start, this.position - start).toString('latin1');
  }

  #literalString(): null {
    for (let open = 1; open > 0 && this.position < this.#bytes.length; this.position++) {
      const byte = this.#bytes[this.position];
      if (byte === backslash) this.position++;
      else if (byte === openParenthesis) open++;
      else if (byte === closeParenthesis) open--;
    }
    return null;
  }

  #hexString(): null {
    const end = this.#bytes.indexOf(greaterThan, this.position);
    this.position = end < 0 ? this.#bytes.length : end + 1;
    return null;
  }

  #array(depth: number): readonly PdfValue[] {
    const items: PdfValue[] = [];
    for (;;) {
      const token = this.#token(depth + 1);
      if (token === closesArray || token === nothing) return items;
      if (typeof token !== 'symbol') items.push(isKeyword(token) ? null : token);
    }
  }

  #dictionary(depth: number): PdfDictionary {
    const entries: [string, PdfValue][] = [];
    for (;;) {
      const key = this.#token(depth + 1);
      if (key === closesDictionary || key === nothing) return { entries };
      if (typeof key === 'symbol' || isKeyword(key) || !isName(key)) continue;
      const value = this.#token(depth + 1);
      entries.push([key.name, typeof value === 'symbol' || isKeyword(value) ? null : value]);
      if (value === closesDictionary || value === nothing) return { entries };
    }
  }

  /** `12`, `-3.5`, `12 0 R` or a word. */
  #numberOrKeyword(): Token {
    const number = this.#wholeNumber();
    if (number === undefined) {
      const word = this.#regularCharacters();
      return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : { keyword: word };
    }
    const afterNumber = this.position;
    this.#skipSpace();
    if (this.#wholeNumber() !== undefined) {
      this.#skipSpace();
      if (this.#bytes[this.position] === letterR && !isRegular(this.#bytes[this.position + 1])) {
        this.position++;
        return { reference: number };
      }
    }
    this.position = afterNumber;
    return number;
  }

  /** Digits up to the next space or delimiter; undefined and no step where there is anything else. By hand, as it is most of a file. */
  #wholeNumber(): number | undefined {
    let value = 0;
    let at = this.position;
    for (; at - this.position < maxDigits; at++) {
      const digit = (this.#bytes[at] ?? 0) - digitZero;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    if (at === this.position || isRegular(this.#bytes[at])) return undefined;
    this.position = at;
    return value;
  }
}

/** Far more than any number of bytes or objects has. */
const maxDigits = 15;
const [percent, slash, backslash, lessThan, greaterThan] = [0x25, 0x2f, 0x5c, 0x3c, 0x3e] as const;
const [openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace] = [
  0x28, 0x29, 0x5b, 0x5d, 0x7b, 0x7d,
] as const;
const [digitZero, letterR] = [0x30, 0x52] as const;
const spaces: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32]);
const delimiters: ReadonlySet<number> = new Set(Buffer.from('()<>[]{}/%'));

export function isSpace(byte: number | undefined): boolean {
  return byte !== undefined && spaces.has(byte);
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 10 || byte === 13;
}

function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && !spaces.has(byte) && !delimiters.has(byte);
}

function isKeyword(token: Token): token is { readonly keyword: string } {
  return typeof token === 'object' && token !== null && 'keyword' in token;
}
