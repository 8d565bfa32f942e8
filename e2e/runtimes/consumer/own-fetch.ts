// A custom `fetch`: undici's with a dispatcher, and the global one.
import { createClient } from '@dasbor/sdk';
import * as undici from 'undici';

const baseUrl = 'http://localhost:4001';
const dispatcher = new undici.Agent();

export const clients = [
  createClient({ baseUrl, fetch: (url, init) => undici.fetch(url, { ...init, dispatcher }) }),
  createClient({ baseUrl, fetch: undici.fetch }),
  createClient({ baseUrl, fetch }),
  createClient({ baseUrl, fetch: async (url, init) => fetch(new Request(url, init)) }),
  // @ts-expect-error it gets an address, not a Request
  createClient({ baseUrl, fetch: async (request: Request) => fetch(request) }),
];
