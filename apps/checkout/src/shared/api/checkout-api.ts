import { type Client, createClientFor, type OwnFetch } from '@dasbor/sdk';
import { checkout } from '@dasbor/sdk/resources';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type CheckoutApi = Client<typeof checkout>;

/** Calls of customers, who have no session. They retry a failed call themselves. */
export const createCheckoutApi = ({ baseUrl, fetch }: { baseUrl: string; fetch: OwnFetch }): CheckoutApi =>
  createClientFor(checkout, { baseUrl, fetch, retry: false });

export const CheckoutApiContext = createContext<CheckoutApi | undefined>(undefined);

export const useCheckoutApi = (): CheckoutApi => {
  const api = useContext(CheckoutApiContext);
  if (!api) throw new Error('There is no API around this page.');
  return api;
};
