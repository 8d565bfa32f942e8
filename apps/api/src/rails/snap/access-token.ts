import type { Clock } from '../../platform/clock.ts';
import { exchange } from './exchange.ts';
import { tokenHeaders } from './signing.ts';
import type { SnapService, SnapSettings } from './settings.ts';

const TOKEN: SnapService = { code: '73', method: 'POST', path: '/v1.0/access-token/b2b' };
const BODY = JSON.stringify({ grantType: 'client_credentials' });
/** Renewed before it ends, because a call may be on its way for a while. */
const MARGIN_MS = 60_000;
const REPLAYED = '40900';
const MOST_ATTEMPTS = 3;

/** The token of all calls. `refused` is one that the partner no longer accepts. */
export type AccessTokens = (signal: AbortSignal, refused?: string) => Promise<string>;

/** Asks for one token at a time. Concurrent calls wait for the same one. */
export const makeAccessTokens = (settings: SnapSettings, clock: Clock): AccessTokens => {
  let held: { text: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  const ask = async (signal: AbortSignal): Promise<string> => {
    const { outcome, body } = await request(settings, clock, signal);
    const { accessToken, expiresIn } = body;
    const lifetimeMs = Number(expiresIn) * 1000;
    if (outcome !== '20000' || typeof accessToken !== 'string' || !(lifetimeMs > 0))
      throw new Error(`no access token: ${outcome}`);
    const marginMs = Math.min(MARGIN_MS, lifetimeMs / 2);
    held = { text: accessToken, until: clock.now().getTime() + lifetimeMs - marginMs };
    return accessToken;
  };

  return async (signal, refused) => {
    if (held && held.text !== refused && clock.now().getTime() < held.until) return held.text;
    asking ??= ask(signal).finally(() => {
      asking = undefined;
    });
    return asking;
  };
};

/**
 * A signature works once and its time has whole seconds, so two copies of the server that ask in the same second sign the same. The second
 * one signs the second before.
 */
const request = async (settings: SnapSettings, clock: Clock, signal: AbortSignal) => {
  const url = new URL(`${settings.url}${TOKEN.path}`);
  for (let attempt = 0; ; attempt += 1) {
    const at = new Date(clock.now().getTime() - attempt * 1000);
    const reply = await exchange(TOKEN, url, { headers: tokenHeaders(settings, at), body: BODY, signal });
    if (reply.outcome !== REPLAYED || attempt + 1 === MOST_ATTEMPTS) return reply;
  }
};
