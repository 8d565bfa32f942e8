import { createClientFor, type FetchInit, type OwnFetch } from '@dasbor/sdk';
import type { Clients } from './client.tsx';
import { currentLanguage } from '../i18n/locale.ts';
import { type Answer, hearServerTime } from './time/server-time.ts';
import type { SessionStore } from './session/session-store.ts';

export type BaseUrls = {
  live: string;
  sandbox: string;
};

/** Where page views go: `off`, `own` (the API) or an https address. */
export let pageViewsTo = 'off';

/** This page's address, on servers whose sandbox API rejects calls from it. */
export let refusedOrigin: string | undefined;

type ClientsOptions = {
  baseUrls: BaseUrls;
  store: SessionStore;
  fetch?: OwnFetch;
  timeoutMs?: number;
};

/** Two clients, because each mode has its own host and tokens. The session ends for both together. */
export const createClients = ({
  baseUrls,
  store,
  fetch = fetchThatOutlivesThePage,
  timeoutMs,
}: ClientsOptions): Clients => {
  const clientOf = (mode: keyof BaseUrls) =>
    createClientFor(
      {},
      {
        baseUrl: baseUrls[mode],
        mode,
        session: store.ofMode(mode),
        timezone: 'Asia/Jakarta',
        language: currentLanguage,
        // No automatic retries: users retry failed actions themselves, and SWR retries lists.
        retry: false,
        fetch: (url, init) => timed(fetch(url, init)),
        timeoutMs,
      },
    );
  return { live: clientOf('live'), sandbox: clientOf('sandbox') };
};

/** The API hosts are read at run time, so that one build works for any provider. */
export const readBaseUrls = async (): Promise<BaseUrls> => {
  const response = await timed(fetch('./config.json', { credentials: 'same-origin', cache: 'no-store' }));
  const {
    refused_origin: refused,
    page_views: to = 'off',
    ...urls
  } = (await response.json()) as BaseUrls & { refused_origin?: string; page_views?: string };
  refusedOrigin = refused;
  pageViewsTo = to;
  return urls;
};

const timed = async <Heard extends Answer>(asked: Promise<Heard>): Promise<Heard> => {
  const begun = Date.now();
  const response = await asked;
  hearServerTime(response, Date.now() - begun);
  return response;
};

/** The last page views and a sign-out are sent while the page unloads. `sendBeacon` cannot send the token. */
const fetchThatOutlivesThePage = (url: string, init: FetchInit): Promise<Response> => {
  const keepalive = /\/(page-views|logout)$/.test(url);
  return fetch(url, { ...init, keepalive });
};
