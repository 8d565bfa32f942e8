/** Live and sandbox are separate data, tokens and feature flags under one merchant. */
export type Mode = 'live' | 'sandbox';
