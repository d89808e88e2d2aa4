import { isIP } from 'node:net';
import type { App } from '#platform/server/app.ts';
import { isPrivateAddress } from '#platform/server/private-addresses.ts';

/** Only https into the internet, or this machine outside production. */
export function isAllowedAddress({ config }: Pick<App, 'config'>, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isThisMachine(address)) return config.NODE_ENV !== 'production' && /^https?:$/.test(protocol);
  return protocol === 'https:' && !(isIP(bare) !== 0 && isPrivateAddress(bare));
}

/** Whether an address is of this machine, where the test server runs. */
export function isThisMachine(address: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
}
