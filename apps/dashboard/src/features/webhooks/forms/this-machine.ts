import { isLoopbackAddress } from '@dasbor/domain/webhooks';

/**
 * A dashboard that is served from this machine has its server here too, which then may call this machine, so that a developer can
 * try it. The server has the last word.
 */
export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}
