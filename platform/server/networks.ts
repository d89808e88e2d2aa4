import type { IncomingMessage } from 'node:http';
import net from 'node:net';

/**
 * What counts as one caller when attempts are counted. Of an IPv6 address the first half: the other one is the caller's to
 * choose, and eighteen quintillion addresses would be as many first attempts.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!net.isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Believes so many proxies of our own, counted from our side: what a caller writes into the header stands further away. */
export function ownProxies(count: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < count;
}

/** The address of a caller before the web server has looked at the request: what the outermost of our proxies saw. */
export function forwardedAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  const seen = [...String(headers['x-forwarded-for'] ?? '').split(','), own].map((each) => each.trim()).filter(Boolean);
  return seen.at(-1 - proxies) ?? seen[0] ?? own;
}
