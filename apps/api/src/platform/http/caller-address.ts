import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The caller's address in the one normalised form used for counting, storing and comparing. A proxy may write it with a port or in
 * brackets, and a dual-stack socket writes IPv4 as IPv6. Empty if the connection was reset before the call was handled.
 */
export const callerAddress = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string =>
  ip === undefined ? '' : spelledOnce(ip);

const spelledOnce = (written: string): string => {
  if (isIPv4(written)) return written;
  const address = withoutPort(written);
  // An invalid address stays as the proxy wrote it, so that it can be searched. No address list matches it.
  if (!isIPv6(address)) return isIPv4(address) ? address : written;
  const [bare = ''] = address.split('%');
  const canonical = new SocketAddress({ address: bare, family: 'ipv6' }).address;
  const mapped = canonical.replace(/^::ffff:/, '');
  return isIPv4(mapped) ? mapped : canonical;
};

const withoutPort = (written: string): string => {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/.exec(written) ?? [];
  return bracketed ?? plain ?? written;
};
