import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Where a sealed value lives. It is bound into the value: moved to another row, column or partition it does not open. */
export interface SealContext {
  readonly table: string;
  readonly column: string;
  readonly row: string;
  readonly partition: string;
}

/** Master keys of 32 bytes by id; the one named `current` seals, all of them open. Ids stand in the stored values. */
export interface MasterKeys {
  readonly current: string;
  readonly keys: Readonly<Record<string, Uint8Array>>;
}

export interface Sealer {
  seal(plain: string, context: SealContext): string;
  /** The plain value. Throws `SealError` if it was changed, belongs to another place or its key is gone. */
  open(sealed: string, context: SealContext): string;
  /** False for a value that a rotation still has to seal again with the current key. */
  isCurrent(sealed: string): boolean;
  /**
   * A keyed hash that finds equal values without opening them. The purpose (table and column) keeps indexes of different
   * columns from being compared; the caller normalises the value first.
   */
  blindIndex(value: string, purpose: string): string;
  /** The same under every key, the current one first: what a look-up compares with while keys are being rotated. */
  blindIndexes(value: string, purpose: string): string[];
  /** The key that seals. */
  readonly current: string;
  /** Keys that open and no longer seal. */
  readonly others: readonly string[];
  /** The part of a key that hashes, and opens nothing: kept when the key itself goes, for hashes whose values nobody has. */
  hashingPart(keyId: string): string;
  /** Takes such a part up again, as the last that look-ups compare with. */
  compareAlso(hashingPart: string): void;
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;
const keyIdForm = /^[a-z0-9]{1,16}$/;

/**
 * Field encryption with AES-256-GCM and a random 96-bit nonce: good for 2^32 values per key (NIST SP 800-38D §8.3), which
 * rotation keeps out of reach. A stored value reads `v1.keyId.base64url(nonce, cipher text, tag)`.
 */
export function sealer({ current, keys }: MasterKeys): Sealer {
  const derived = new Map(Object.entries(keys).map(([id, master]) => [id, deriveKeys(id, master)]));
  const currentKeys = derived.get(current);
  if (!currentKeys) throw new Error(`the current key "${current}" is not among the keys`);
  const indexKeys = [currentKeys, ...[...derived.values()].filter((key) => key !== currentKeys)].map(
    ({ index }) => index,
  );

  return {
    seal(plain, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', currentKeys.field, nonce).setAAD(boundTo(current, context));
      const body = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${current}.${body.toString('base64url')}`;
    },
    open(sealed, context) {
      const { keyId, body } = partsOf(sealed);
      const key = derived.get(keyId);
      if (!key) throw new SealError('the key of this value is not known');
      const decipher = createDecipheriv('aes-256-gcm', key.field, body.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(boundTo(keyId, context)).setAuthTag(body.subarray(-tagBytes));
      try {
        return decipher.update(body.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new SealError('this value was changed, or belongs to another place');
      }
    },
    isCurrent: (sealed) => partsOf(sealed).keyId === current,
    blindIndex: (value, purpose) => indexOf(currentKeys.index, value, purpose),
    blindIndexes: (value, purpose) => indexKeys.map((index) => indexOf(index, value, purpose)),
    current,
    others: Object.keys(keys).filter((id) => id !== current),
    hashingPart: (keyId) => Buffer.from(derived.get(keyId)!.index).toString('base64'),
    compareAlso(hashingPart) {
      const index = new Uint8Array(Buffer.from(hashingPart, 'base64'));
      if (!indexKeys.some((known) => Buffer.from(known).equals(index))) indexKeys.push(index);
    },
  };
}

/** All but the last four characters hidden; short values are hidden whole. */
export function masked(value: string): string {
  return value.length <= 4 ? '*'.repeat(value.length) : '*'.repeat(value.length - 4) + value.slice(-4);
}

interface DerivedKeys {
  readonly field: Uint8Array;
  readonly index: Uint8Array;
}

function deriveKeys(id: string, master: Uint8Array): DerivedKeys {
  if (!keyIdForm.test(id)) throw new Error(`key id "${id}" must be 1 to 16 lower-case letters and digits`);
  if (master.byteLength !== 32) throw new Error(`key "${id}" must have 32 bytes`);
  if (master.every((byte) => byte === master[0])) throw new Error(`key "${id}" is not random`);
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', master, '', `haulway ${purpose} ${version}`, 32));
  return { field: derive('field encryption'), index: derive('blind index') };
}

/** A JSON array, because joining the parts with a separator would let two places spell the same context. */
function boundTo(keyId: string, { table, column, row, partition }: SealContext): Buffer {
  return Buffer.from(JSON.stringify([version, keyId, table, column, row, partition]));
}

function partsOf(sealed: string): { keyId: string; body: Buffer } {
  const [stated, keyId, encoded, ...rest] = sealed.split('.');
  const body = Buffer.from(encoded ?? '', 'base64url');
  if (
    stated !== version ||
    !keyId ||
    rest.length > 0 ||
    body.length < nonceBytes + tagBytes ||
    body.toString('base64url') !== encoded
  )
    throw new SealError('this is not a sealed value');
  return { keyId, body };
}

/** Made ready once: for bytes, each hash would make such a key anew. */
const hashingKeys = new WeakMap<Uint8Array, KeyObject>();

function indexOf(key: Uint8Array, value: string, purpose: string): string {
  const ready = hashingKeys.get(key) ?? createSecretKey(key);
  hashingKeys.set(key, ready);
  return createHmac('sha256', ready)
    .update(JSON.stringify([purpose, value]))
    .digest('base64url');
}
