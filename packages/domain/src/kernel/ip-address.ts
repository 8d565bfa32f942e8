/** A network: its first address and prefix length, `['10.0.0.0', 8]`. */
export type AddressBlock = readonly [network: string, bits: number];

/** Whether an address of 32 or 128 bits is in one of the blocks. */
export const isWithin = (address: bigint, width: number, blocks: readonly AddressBlock[]): boolean =>
  blocks.some(([network, bits]) => {
    const host = BigInt(width - bits);
    const base = parseIpv4(network) ?? parseIpv6(network) ?? 0n;
    return address >> host === base >> host;
  });

/** No part starts with a zero: `010` is ten to some programs and eight to others (RFC 6943 §3.1.1). */
export const parseIpv4 = (text: string): bigint | undefined => {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255))
    return undefined;
  return parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n);
};

export const parseIpv6 = (text: string): bigint | undefined => {
  // A zone (`%eth0`) names a network interface: never public, and never in a URL.
  if (!text.includes(':') || text.length > 45) return undefined;
  const [head, tail, ...rest] = withHexTail(text).split('::');
  if (rest.length > 0) return undefined;
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  if (!left || !right) return undefined;
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...left, ...Array<number>(missing).fill(0), ...right].reduce(
    (sum, group) => (sum << 16n) | BigInt(group),
    0n,
  );
};

/** `::ffff:127.0.0.1` → `::ffff:7f00:1`. */
const withHexTail = (text: string): string => {
  const cut = text.lastIndexOf(':') + 1;
  const four = parseIpv4(text.slice(cut));
  if (four === undefined) return text;
  return `${text.slice(0, cut)}${(four >> 16n).toString(16)}:${(four & 0xffffn).toString(16)}`;
};

const groupsOf = (text = ''): number[] | undefined => {
  if (text === '') return [];
  const groups = text.split(':');
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : undefined;
};
