import type { Mode } from '@dasbor/domain/access';
import type { Client, OperationTable } from '@dasbor/sdk';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useMode } from '../state/session.ts';

/** A host and its tokens, without operations: a feature brings its own, so that the first page carries nobody else's. */
export type Connection = Client<Record<never, never>>;

/** One for each mode. */
export type Clients = Readonly<Record<Mode, Connection>>;

const ClientContext = createContext<Clients | null>(null);

export function ClientProvider({ clients, children }: { clients: Clients; children: ReactNode }) {
  return <ClientContext value={clients}>{children}</ClientContext>;
}

/**
 * The client of the current mode with these operations, a table of `@dasbor/sdk/resources`. Only a feature's `api/` hooks use it.
 *
 *     const client = useClient(webhooks);
 */
export function useClient<const Table extends OperationTable>(table: Table) {
  return useOperations(useConnection(), table);
}

/** The same of the live host, whichever mode is looked at: one signs in and out there. */
export function useLiveClient<const Table extends OperationTable>(table: Table) {
  return useOperations(useClients().live, table);
}

export function useConnection(): Connection {
  return useClients()[useMode()];
}

function useOperations<const Table extends OperationTable>(connection: Connection, table: Table) {
  return useMemo(() => connection.with(table), [connection, table]);
}

function useClients(): Clients {
  const clients = useContext(ClientContext);
  if (!clients) throw new Error('ClientProvider is missing');
  return clients;
}
