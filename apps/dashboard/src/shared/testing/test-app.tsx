import type { Mode } from '@dasbor/domain/access';
import approvedFile from '../../../../../openapi/features/approvals/examples/approvals-complete.json' with { type: 'json' };
import nothingWaitsFile from '../../../../../openapi/features/notifications/examples/needs-you-nothing.json' with { type: 'json' };
import { createScenarioFetch, ok, type Scenario, type ScenarioFetch } from '@dasbor/sdk/testing';
import { createStore, useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { createClients } from '../lib/clients.ts';
import { ClockProvider } from '../lib/time/clock.tsx';
import { Providers } from '../lib/providers.tsx';
import { createSessionStore, type SessionStore } from '../lib/session/session-store.ts';
import { modeAtom } from '../state/mode.ts';
import { type Session, sessionAtom, SessionContext, sessionsAtom } from '../state/session.ts';
import { example } from './example.ts';
import { memoryStorage } from './memory-storage.ts';
import { sessionOf } from './sessions.ts';

export type TestAppOptions = {
  /** API responses by operation ID. `getSession`, `trackPageViews`, `getApprovals` and `getNeedsYou` have defaults. */
  scenario?: Scenario;
  /** The signed-in user; null for none. Defaults to Ratna, who has all permissions. */
  session?: Session | null;
  mode?: Mode;
  /** The address, with its query. */
  path?: string;
  /** The route pattern, if the page reads a parameter from the address: `/orders/:id`. */
  pattern?: string;
};

export type TestEnvironment = {
  fetch: ScenarioFetch;
  sessionStore: SessionStore;
  atoms: ReturnType<typeof createStore>;
  clients: ReturnType<typeof createClients>;
};

/** Everything a page needs. Stories and tests share no state. */
export const createTestEnvironment = ({ scenario, session, mode }: TestAppOptions): TestEnvironment => {
  history.replaceState(null, '');
  const who = session === undefined ? sessionOf() : session;
  const chosen = mode ?? who?.mode ?? 'live';
  const current = who ? { ...who, mode: chosen } : null;

  const fetch = createScenarioFetch({
    ...(current ? { getSession: ok({ data: current }) } : {}),
    trackPageViews: ok(),
    logout: ok(),
    streamEvents: 'pending',
    getApprovals: ok(example<'getApprovals'>(approvedFile)),
    getNeedsYou: ok(example<'getNeedsYou'>(nothingWaitsFile)),
    ...scenario,
  });
  const sessionStore = createSessionStore(memoryStorage());
  if (current)
    sessionStore.begin({ live: tokens('live'), sandbox: tokens('sandbox'), signedInAt: Date.now() });

  const atoms = createStore();
  atoms.set(modeAtom, chosen);
  if (current) atoms.set(sessionsAtom, { [chosen]: current });

  const baseUrls = { live: 'http://live.test', sandbox: 'http://sandbox.test' };
  // A story about loading must not time out while it is viewed.
  const clients = createClients({ baseUrls, store: sessionStore, fetch, timeoutMs: 0 });
  return { fetch, sessionStore, atoms, clients };
};

type TestAppProps = {
  environment?: TestEnvironment;
  children: ReactNode;
} & TestAppOptions;

export const TestApp = ({ environment, path = '/', pattern = '*', children, ...options }: TestAppProps) => {
  const [own] = useState(() => environment ?? createTestEnvironment(options));
  return (
    <ClockProvider now={noonOfTheExamples}>
      <Providers clients={own.clients} sessionStore={own.sessionStore} atoms={own.atoms}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
          <SignedIn>
            <MemoryRouter initialEntries={[path]}>
              {pattern === '*' ? (
                children
              ) : (
                <Routes>
                  <Route path={pattern} element={children} />
                  <Route path="*" element={null} />
                </Routes>
              )}
            </MemoryRouter>
          </SignedIn>
        </SWRConfig>
      </Providers>
    </ClockProvider>
  );
};

/** Does what the shell does, for pages that are rendered without it. */
const SignedIn = ({ children }: { children: ReactNode }) => (
  <SessionContext value={useAtomValue(sessionAtom)}>{children}</SessionContext>
);

/** 12.00 WIB on the last day of the contract's examples: "today" in every story and test. */
const noonOfTheExamples = () => new Date('2026-11-21T05:00:00Z');

const tokens = (mode: Mode) => ({ token: `${mode}-token`, refresh_token: `${mode}-refresh` });
