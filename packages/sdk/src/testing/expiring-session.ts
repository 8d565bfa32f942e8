import { expect } from 'vitest';
import { createClient } from '../index.ts';
import { memorySession } from '../session/memory-session.ts';
import type { SessionStore } from '../session/session.ts';
import { accessToken } from './jwt.ts';
import { createScenarioFetch, manualClock, type Scenario } from './index.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const START = Date.UTC(2026, 10, 21, 3);
export const first = { token: accessToken(START + HOUR, 'first'), refresh_token: 'refresh-first' };
export const second = { token: accessToken(START + 2 * HOUR, 'second'), refresh_token: 'refresh-second' };

/** Tokens of this sign-in; renewed ones share its `sid`. */
export const tokensOf = (sid: string, name: string, hours = 1) => ({
  token: accessToken(START + hours * HOUR, name, sid),
  refresh_token: `refresh-${name}`,
});

/**
 * A client at 10:00 in Jakarta whose token expires at 11:00. `ends` collects the reasons of ended sessions, `spent` the requested
 * renewals.
 */
export const expiringSession = (scenario: Scenario, session: SessionStore = memorySession(first)) => {
  const clock = manualClock(START);
  const fetch = createScenarioFetch(scenario);
  const ends: string[] = [];
  const connect = () =>
    createClient({
      baseUrl: 'http://api.test',
      session,
      fetch,
      clock,
      onSessionEnd: (reason) => {
        expect(session.read()).toBe(null);
        ends.push(reason);
      },
    });
  const client = connect();
  const spent = () => fetch.callsOf('refreshToken').map((call) => call.body);
  return { clock, fetch, session, client, connect, spent, ends };
};
