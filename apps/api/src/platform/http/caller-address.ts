import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Where a call comes from, in the one spelling that addresses are counted, kept and compared in. Everything that asks for it asks here:
 * a proxy may write what it sees with a port or in brackets, and a socket for both families writes IPv4 as IPv6. Empty where nobody
 * knows: the connection was reset before its call was met, and nobody is there to read the answer.
 */
export const callerAddress = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string =>
  ip === undefined ? '' : spelledOnce(ip);

const spelledOnce = (written: string): string => {
  if (isIPv4(written)) return written;
  const address = withoutPort(written);
  // What is no address stays as the proxy wrote it, to be found by; no list of addresses has it.
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
