import crypto from 'node:crypto';
import { hashing } from './hashing.ts';

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

function argon2id(password: string, nonce: Buffer, by: typeof parameters): Promise<Buffer> {
  return hashing.argon2id({ password: password.normalize('NFC'), nonce, ...by });
}

/** `argon2id$memory,passes,parallelism$salt$tag`, so that the parameters can rise without locking anybody out. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = crypto.randomBytes(16);
  const tag = await argon2id(password, nonce, parameters);
  return [
    'argon2id',
    [parameters.memory, parameters.passes, parameters.parallelism].join(','),
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ].join('$');
}

let dummy: Promise<string> | undefined;

/** Compares in constant time. An account that does not exist costs the same work as one that does. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, numbers, salt, tag] = (stored ?? (await (dummy ??= hashPassword(crypto.randomUUID())))).split('$');
  const [memory, passes, parallelism] = numbers!.split(',').map(Number);
  const expected = Buffer.from(tag!, 'base64url');
  const actual = await argon2id(password, Buffer.from(salt!, 'base64url'), {
    memory: memory!,
    passes: passes!,
    parallelism: parallelism!,
    tagLength: expected.length,
  });
  return crypto.timingSafeEqual(actual, expected) && stored !== null && stored !== undefined;
}

/** Whether a stored hash was made with weaker parameters than today's. */
export function needsRehash(stored: string): boolean {
  return stored.split('$')[1] !== [parameters.memory, parameters.passes, parameters.parallelism].join(',');
}

/** Words that stand at the heart of the passwords most often found in breaches; with digits and a mark they still pass the five tests. */
const commonHearts: ReadonlySet<string> = new Set(
  'password passwort welcome qwerty qwertyuiop asdfgh zxcvbn admin administrator letmein monkey dragon iloveyou sunshine princess football baseball soccer master shadow superman batman trustno changeme secret login abc abcd abcdef abcabc freedom whatever starwars computer internet summer winter spring autumn january february march april june july august september october november december monday friday jesus charlie michael jordan hello hallo test testing guest user default company logistics transport freight haulway truck trucking carrier'.split(
    ' ',
  ),
);
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** What a colleague would try first: the words of the company's names, and the names written as one word. */
function ownWords({ company_name, company_trade_name }: PasswordOwner): string[] {
  return [company_name, company_trade_name].flatMap((name) => {
    const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
    return [...words.filter((word) => word.length >= 5), ...(words.join('').length >= 4 ? [words.join('')] : [])];
  });
}

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly account: string;
  readonly company_name: string;
  readonly company_trade_name: string;
}

/** Whether the password is a common word in disguise, or holds the name of its own account or company. */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const disguised = lower.replace(/[01345@$!7]/g, (mark) => leet[mark]!);
  const name = owner.account.split('@')[0]!.toLowerCase();
  const names = [...(name.length >= 4 ? [name] : []), ...ownWords(owner)];
  if (names.some((each) => lower.includes(each) || disguised.includes(each))) return true;
  const letters = lower.replace(/[^a-z]/g, '');
  const plain = lower
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/[01345@$!7]/g, (mark) => leet[mark]!)
    .replace(/[^a-z]/g, '');
  return commonHearts.has(letters) || commonHearts.has(plain) || new Set(lower).size < 5;
}
