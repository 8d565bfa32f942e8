import { hydrate } from 'preact';
import { createCheckoutApi } from '../shared/api/checkout-api.ts';
import './base.css';
import { CheckoutApp, type CheckoutState } from './checkout-app.tsx';

// The server draws the page and leaves what it drew it from.
const state = document.querySelector('#state')?.textContent;
const root = document.querySelector('#app');
if (root && state) {
  const api = createCheckoutApi({ baseUrl: location.origin, fetch: (url, init) => fetch(url, init) });
  hydrate(<CheckoutApp api={api} {...(JSON.parse(state) as CheckoutState)} />, root);
}
