import { type DraftBackup, keptPrefix as prefix } from './draft-backup.ts';

type Steps = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Days after which what was never sent is removed from the device. */
const keptDays = 30;

/**
 * Keeps what could not be sent on the device, so that it is still there when the phone has ended the page or its owner
 * has closed it. It holds identity and account numbers: it is sealed with a key made of the secret, and without that, or
 * where the browser has no cryptography (a page without https), it stays in the tab.
 */
export function keptDraft({ key, secret }: DraftBackup): {
  readonly keep: (unsent: ReadonlyMap<string, Steps[string]>) => Promise<void>;
  readonly read: () => Promise<Steps>;
} {
  const name = prefix + key;
  // As if it were not there: older browsers and pages without https have none.
  const subtle = (crypto as Partial<Crypto>).subtle;
  let sealing: Promise<CryptoKey> | undefined;
  const sealKey = () =>
    (sealing ??= subtle!
      .digest('SHA-256', new TextEncoder().encode(`${name}:${secret}`))
      .then((digest) => subtle!.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt'])));
  let turn = Promise.resolve();
  let newest = 0;

  async function write(unsent: ReadonlyMap<string, Steps[string]>): Promise<void> {
    if (unsent.size === 0) {
      for (const storage of [localStorage, sessionStorage]) storage.removeItem(name);
      return;
    }
    const plain = JSON.stringify(Object.fromEntries(unsent));
    if (!subtle) return sessionStorage.setItem(name, plain);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, await sealKey(), new TextEncoder().encode(plain));
    localStorage.setItem(name, `${Date.now()}.${toText([...iv, ...new Uint8Array(sealed)])}`);
  }
  return {
    /** One after the other, and of several that wait only the newest: what is removed must not be written after all. */
    keep(unsent) {
      const mine = ++newest;
      const present = new Map(unsent);
      // The storage is full or forbidden: the form itself still has everything.
      return (turn = turn.then(() => (mine === newest ? write(present) : undefined)).catch(() => undefined));
    },
    async read() {
      try {
        removeOld();
        const plain = sessionStorage.getItem(name);
        if (plain) return JSON.parse(plain) as Steps;
        const [, text] = localStorage.getItem(name)?.split('.') ?? [];
        if (!text || !subtle) return {};
        const bytes = fromText(text);
        const iv = bytes.slice(0, 12);
        const opened = await subtle.decrypt({ name: 'AES-GCM', iv }, await sealKey(), bytes.slice(12));
        return JSON.parse(new TextDecoder().decode(opened)) as Steps;
      } catch {
        return {};
      }
    },
  };
}

function removeOld(): void {
  for (const name of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
    const at = Number(localStorage.getItem(name)?.split('.')[0]);
    if (!(Date.now() - at < keptDays * 86_400_000)) localStorage.removeItem(name);
  }
}

const toText = (bytes: readonly number[]) => btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
const fromText = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
