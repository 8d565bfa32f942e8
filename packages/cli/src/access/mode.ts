export type Mode = 'live' | 'sandbox';

export const modeOf = (key: string): Mode => (key.startsWith('dp_live_') ? 'live' : 'sandbox');

/** Live is loud, because it moves real money. */
export const modeWord = (mode: Mode): string => (mode === 'live' ? 'LIVE' : 'sandbox');

/** The hosts of the contract. */
export const HOSTS: Readonly<Record<Mode, string>> = {
  live: 'http://localhost:4000',
  sandbox: 'http://localhost:4001',
};
