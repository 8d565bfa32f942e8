import * as auth from './features/auth/handlers.ts';
import * as events from './features/events/handlers.ts';
import * as home from './features/home/handlers.ts';
import * as orders from './features/orders/handlers.ts';
import * as payments from './features/payments/handlers.ts';
import * as profile from './features/profile/handlers.ts';
import * as reference from './features/reference/handlers.ts';
import * as search from './features/search/handlers.ts';
import * as session from './features/session/handlers.ts';
import * as simulator from './features/simulator/handlers.ts';
import * as webhooks from './features/webhooks/handlers.ts';
import type { Handlers } from './spec/handlers.ts';

/** Every operation of the contract by its id; one that is missing here does not compile. */
export const handlers = {
  ...auth,
  ...events,
  ...home,
  ...orders,
  ...payments,
  ...profile,
  ...reference,
  ...search,
  ...session,
  ...simulator,
  ...webhooks,
} satisfies Handlers;
