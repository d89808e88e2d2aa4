import dns from 'node:dns';
import net from 'node:net';

const blocked = new net.BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  blocked.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is routed on the internet; of it not what carries an IPv4 address, documents or tunnels. */
const open = new net.BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(network, bits, 'ipv6');

/** Whether an address is not one of the internet: private, of this machine, of this link, or of no use. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return isPrivateAddress(mapped);
  if (net.isIPv4(plain)) return blocked.check(plain, 'ipv4');
  return !net.isIPv6(plain) || !open.check(plain, 'ipv6') || blocked.check(plain, 'ipv6');
}

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/** Finds addresses for a name as `dns.lookup` does, and refuses a name of which one leads into a private network. */
export function publicLookup(resolve: typeof dns.lookup = dns.lookup): net.LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4);
      if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address)))
        return callback(new PrivateAddress(`${hostname} is a private address`), '', 4);
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}
