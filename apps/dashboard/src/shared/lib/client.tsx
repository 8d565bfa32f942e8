import type { DasborClient } from '@dasbor/sdk';
import type { Mode } from '@dasbor/domain/access';
import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext } from 'react';
import { modeAtom } from '../state/mode.ts';

/** One client per mode: each has its own host and tokens. */
export type Clients = Readonly<Record<Mode, DasborClient>>;

const ClientContext = createContext<Clients | null>(null);

export function ClientProvider({ clients, children }: { clients: Clients; children: ReactNode }) {
  return <ClientContext value={clients}>{children}</ClientContext>;
}

export function useClients(): Clients {
  const clients = useContext(ClientContext);
  if (!clients) throw new Error('ClientProvider is missing');
  return clients;
}

/** The client of the current mode. Only a feature's `api/` hooks use it. */
export function useClient(): DasborClient {
  return useClients()[useAtomValue(modeAtom)];
}
