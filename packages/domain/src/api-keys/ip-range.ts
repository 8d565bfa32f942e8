import { err, isWithin, ok, parseIpv4, parseIpv6, type Result } from '../kernel/index.ts';
import type { ApiKeyProblemCode } from './problems.ts';

/**
 * The stored form of an address or CIDR range: `203.0.113.7` → `203.0.113.7/32`. Refuses set bits beyond the prefix instead of clearing
 * them: `10.0.0.7/8` is more often a typo than a request for sixteen million addresses.
 */
export const normalizeIpRange = (text: string): Result<string, ApiKeyProblemCode> => {
  const range = parseRange(text.trim());
  if (!range) return err('DPAY_IP_RANGE_INVALID');
  const { network, bits, address, width } = range;
  const host = BigInt(width - bits);
  return (address >> host) << host === address ? ok(`${network}/${bits}`) : err('DPAY_IP_RANGE_INVALID');
};

/** The stored form, without duplicates. Invalid ranges are dropped; `keyFormProblems` has already reported them. */
export const distinctIpRanges = (texts: readonly string[]): string[] => {
  const ranges = texts.map(normalizeIpRange);
  return [...new Set(ranges.flatMap((range) => (range.ok ? [range.value] : [])))];
};

/**
 * Whether a key may be used from this address. An empty list allows every address; an address or range that cannot be parsed is not
 * allowed.
 */
export const isAddressAllowed = (address: string, ranges: readonly string[]): boolean => {
  if (ranges.length === 0) return true;
  return ranges.some((text) => {
    const range = parseRange(text);
    const caller = range && (range.width === 32 ? ipv4Of(address) : parseIpv6(address));
    return caller !== undefined && range !== undefined
      ? isWithin(caller, range.width, [[range.network, range.bits]])
      : false;
  });
};

type Range = {
  readonly network: string;
  readonly bits: number;
  readonly width: 32 | 128;
  readonly address: bigint;
};

const parseRange = (text: string): Range | undefined => {
  const [network = '', length, ...rest] = text.split('/');
  const four = parseIpv4(network);
  const address = four ?? parseIpv6(network);
  const width = four === undefined ? 128 : 32;
  const bits = length === undefined ? width : Number(/^(?:0|[1-9]\d{0,2})$/.exec(length)?.[0] ?? Number.NaN);
  if (rest.length > 0 || address === undefined || !(bits <= width)) return undefined;
  // Callers are identified by their IPv4 address, so an IPv4-mapped range is stored as IPv4.
  if (width === 128 && bits >= MAPPED_BITS && isMapped(address)) {
    const inner = address & 0xffff_ffffn;
    return { network: textOf(inner), bits: bits - MAPPED_BITS, width: 32, address: inner };
  }
  return { network: network.toLowerCase(), bits, width, address };
};

const MAPPED_BITS = 96;

const isMapped = (six: bigint): boolean => isWithin(six, 128, [['::ffff:0:0', MAPPED_BITS]]);

const textOf = (four: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (four >> shift) & 0xffn).join('.');

/** A dual-stack socket shows an IPv4 caller as `::ffff:203.0.113.7`. */
const ipv4Of = (address: string): bigint | undefined => {
  const four = parseIpv4(address);
  if (four !== undefined) return four;
  const six = parseIpv6(address);
  return six !== undefined && isMapped(six) ? six & 0xffff_ffffn : undefined;
};
