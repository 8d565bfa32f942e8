import { isLoopbackAddress } from '@dasbor/domain/webhooks';

/**
 * A dashboard served from localhost has a local server too, which may then call localhost, so that developers can try it. The
 * server makes the final decision.
 */
export const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
