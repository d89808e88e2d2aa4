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

/** Nesting that no honest file has; readers give up near here too. */
const maxDepth = 100;

/** Thrown for structure that is built to exhaust a reader. */
export class PdfTooDeep extends Error {
  override readonly name = 'PdfTooDeep';
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
    if (depth > maxDepth) throw new PdfTooDeep('values are nested too deeply');
    this.#skipSpace();
    const byte = this.#bytes[this.position];
    if (byte === undefined) return nothing;
    switch (String.fromCharCode(byte)) {
      case '/':
        this.position++;
        return { name: this.#name() };
      case '(':
        this.position++;
        return this.#literalString();
      case '<':
        if (this.#bytes[this.position + 1] !== byte) return this.#hexString();
        this.position += 2;
        return this.#dictionary(depth);
      case '>':
        this.position += this.#bytes[this.position + 1] === byte ? 2 : 1;
        return closesDictionary;
      case '[':
        this.position++;
        return this.#array(depth);
      case ']':
        this.position++;
        return closesArray;
      case '{':
      case '}':
      case ')':
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
    const word = this.#regularCharacters();
    if (!/^[+-]?\d*\.?\d*$/.test(word) || !/\d/.test(word)) return { keyword: word };
    const number = Number(word);
    if (!/^\d+$/.test(word)) return number;
    const afterNumber = this.position;
    this.#skipSpace();
    if (/^\d+$/.test(this.#regularCharacters())) {
      this.#skipSpace();
      if (this.#regularCharacters() === 'R') return { reference: number };
    }
    this.position = afterNumber;
    return number;
  }
}

const [percent, openParenthesis, closeParenthesis, backslash, greaterThan] = [0x25, 0x28, 0x29, 0x5c, 0x3e] as const;
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
