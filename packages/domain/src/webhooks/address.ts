import { type AddressBlock, isWithin, parseIpv4, parseIpv6 } from '../kernel/index.ts';

/**
 * Whether a webhook may be sent to this address: it must be public. An unparsable address is not. Takes the output of name resolution
 * or a URL's host without brackets: `203.0.114.7`, `2a00::1`, `::ffff:127.0.0.1`.
 */
export const isPublicAddress = (text: string): boolean => {
  const four = parseIpv4(text);
  if (four !== undefined) return !isWithin(four, 32, FORBIDDEN_IPV4);
  const six = parseIpv6(text);
  if (six === undefined) return false;
  const embedded = embeddedIpv4(six);
  if (embedded !== undefined) return !isWithin(embedded, 32, FORBIDDEN_IPV4);
  // All public IPv6 addresses currently begin with 001; anything else is refused.
  return isWithin(six, 128, [GLOBAL_UNICAST]) && !isWithin(six, 128, FORBIDDEN_IPV6);
};

/** The local machine: `127.0.0.0/8`, `::1`, and the equivalent IPv6 forms. */
export const isLoopbackAddress = (text: string): boolean => {
  const six = parseIpv6(text);
  const four = parseIpv4(text) ?? (six === undefined ? undefined : embeddedIpv4(six));
  return six === 1n || (four !== undefined && isWithin(four, 32, [['127.0.0.0', 8]]));
};

export const isAddress = (text: string): boolean =>
  parseIpv4(text) !== undefined || parseIpv6(text) !== undefined;

/** IANA's special-purpose registry (RFC 6890 and later). */
const FORBIDDEN_IPV4: readonly AddressBlock[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT; some clouds keep their metadata here (100.100.100.200)
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and the clouds' metadata (169.254.169.254)
  ['168.63.129.16', 32], // Azure's host, reachable only from its machines
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relay
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
];

const GLOBAL_UNICAST: AddressBlock = ['2000::', 3];

const FORBIDDEN_IPV6: readonly AddressBlock[] = [
  ['2001::', 23], // protocol assignments, including Teredo
  ['2001:db8::', 32], // documentation
  ['3fff::', 20], // documentation
  ['2620:4f:8000::', 48], // AS112
];

/** IPv6 blocks that embed an IPv4 address to which a gateway or the machine itself would deliver. */
const CARRIERS: readonly (readonly [network: string, bits: number, shift: bigint])[] = [
  ['::ffff:0:0', 96, 0n], // mapped
  ['::', 96, 0n], // compatible, long deprecated; includes ::1 and ::
  ['64:ff9b::', 96, 0n], // NAT64
  ['64:ff9b:1::', 48, 0n], // local-use NAT64
  ['2002::', 16, 80n], // 6to4
];

const embeddedIpv4 = (six: bigint): bigint | undefined => {
  const carrier = CARRIERS.find(([network, bits]) => isWithin(six, 128, [[network, bits]]));
  return carrier && (six >> carrier[2]) & 0xffff_ffffn;
};
