import { type Client, createClientFor, type OwnFetch } from '@dasbor/sdk';
import { refundClaims } from '@dasbor/sdk/resources';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type Api = Client<typeof refundClaims>;

/** Calls of customers, who have no session. They retry a failed call themselves. */
export const createApi = ({ baseUrl, fetch }: { baseUrl: string; fetch: OwnFetch }): Api =>
  createClientFor(refundClaims, { baseUrl, fetch, retry: false });

export const ApiContext = createContext<Api | undefined>(undefined);

export const useApi = (): Api => {
  const api = useContext(ApiContext);
  if (!api) throw new Error('There is no API around this page.');
  return api;
};
