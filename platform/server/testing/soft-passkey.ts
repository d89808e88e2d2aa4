import crypto from 'node:crypto';

/** What the server asks a browser for, as far as an authenticator looks at it. */
type Asked = Readonly<Record<string, unknown>>;

/** Somebody's passkey without a browser: speaks WebAuthn with a key of its own, and counts what it signs. */
export interface SoftPasskey {
  /** Answers a registration. */
  readonly create: (options: Asked) => Record<string, unknown>;
  /** Answers a sign-in or a confirmation. */
  readonly sign: (options: Asked) => Record<string, unknown>;
}

const userIsPresentAndVerified = 0x05;
const hasCredential = 0x40;

export function softPasskey(origin: string): SoftPasskey {
  const { publicKey, privateKey } = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = crypto.randomBytes(16);
  const rpIdHash = sha256(new URL(origin).hostname);
  let count = 0;

  const client = (type: string, challenge: unknown) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const head = (flags: number) => Buffer.concat([rpIdHash, Buffer.from([flags]), uint32(++count)]);
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
  });
  return {
    create({ challenge }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), with its two coordinates.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const authData = Buffer.concat([
        head(userIsPresentAndVerified | hasCredential),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      return answer({ clientDataJSON: client('webauthn.create', challenge), attestationObject });
    },
    sign({ challenge }) {
      const clientDataJSON = client('webauthn.get', challenge);
      const authenticatorData = head(userIsPresentAndVerified);
      const signature = crypto.sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}

const sha256 = (data: string | Buffer) => crypto.createHash('sha256').update(data).digest();

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
