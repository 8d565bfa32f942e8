import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { makeAccessTokens } from './access-token.ts';
import { exchange } from './exchange.ts';
import type { SnapReply } from './exchange.ts';
import { callHeaders } from './signing.ts';
import type { SnapService, SnapSettings } from './settings.ts';

/** `no_answer`: the partner may have acted or not. Never throws. */
export type SnapCall = (service: SnapService, body: object) => Promise<SnapReply | 'no_answer'>;

export type SnapClientParts = {
  settings: SnapSettings;
  clock: Clock;
  /** For the whole call, with the token that it may need first. */
  timeoutMs: number;
  log: Logger;
};

/** The partner refused the token itself, so it did not read the call. */
const TOKEN_REFUSED = '40101';

/** Signed calls to one partner. A call is sent once; only a refused token is renewed and the call sent again. */
export const makeSnapClient = ({ settings, clock, timeoutMs, log }: SnapClientParts): SnapCall => {
  const token = makeAccessTokens(settings, clock);

  const send = (service: SnapService, body: string, accessToken: string, signal: AbortSignal) => {
    const { method, path } = service;
    const url = new URL(`${settings.url}${path}`);
    const target = `${url.pathname}${url.search}`;
    const headers = callHeaders(settings, { method, target, body, accessToken, at: clock.now() });
    return exchange(service, url, { headers, body, signal });
  };

  return async (service, content) => {
    const body = JSON.stringify(content);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const first = await token(signal);
      const reply = await send(service, body, first, signal);
      if (reply.outcome !== TOKEN_REFUSED) return reply;
      return await send(service, body, await token(signal, first), signal);
    } catch (error) {
      log.warn({ path: service.path, reason: reasonOf(error) }, 'a partner did not answer');
      return 'no_answer';
    }
  };
};

/** Without the text of a failed connection, which may repeat what was sent. */
const reasonOf = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  return name === 'Error' ? message : (cause?.code ?? name);
};
