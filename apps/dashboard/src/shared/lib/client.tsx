import type { Mode } from '@dasbor/domain/access';
import type { Client, OperationTable } from '@dasbor/sdk';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useMode } from '../state/session.ts';
import { useSessionKeeper } from './session/session-keeper.tsx';

/** A host and its tokens without operations. Each feature adds its own, so that the first page does not load all of them. */
export type Connection = Client<Record<never, never>>;

/** One per mode. */
export type Clients = Readonly<Record<Mode, Connection>>;

const ClientContext = createContext<Clients | null>(null);

export const ClientProvider = ({ clients, children }: { clients: Clients; children: ReactNode }) => (
  <ClientContext value={clients}>{children}</ClientContext>
);

/**
 * The client of the current mode with these operations, a table of `@dasbor/sdk/resources`. Only a feature's `api/` hooks use it.
 *
 *     const client = useClient(webhooks);
 */
export const useClient = <const Table extends OperationTable>(table: Table) => {
  const connection = useConnection();
  const { isOver } = useSessionKeeper();
  return useMemo(() => inSignIn(connection.with(table), table, isOver), [connection, table, isOver]);
};

/** The client of the live host in either mode. Signing in and out happens there. */
export const useLiveClient = <const Table extends OperationTable>(table: Table) => {
  const { live } = useClients();
  return useMemo(() => live.with(table), [live, table]);
};

export const useConnection = (): Connection => useClients()[useMode()];

/**
 * An action ends with the sign-in that started it. If another user signs in meanwhile, here or in another tab, its remaining
 * steps are aborted before they are sent.
 */
const inSignIn = <Table extends OperationTable>(
  client: Client<Table>,
  table: Table,
  isOver: () => boolean,
) => {
  const operations = client as unknown as Readonly<Record<string, Operation>>;
  const bound = Object.keys(table).map((name) => [
    name,
    (input?: object) => operations[name]!(isOver() ? { ...input, signal: AbortSignal.abort() } : input),
  ]);
  return Object.fromEntries(bound) as Pick<Client<Table>, keyof Table & keyof Client<Table>>;
};

type Operation = (input?: object) => Promise<unknown>;

const useClients = (): Clients => {
  const clients = useContext(ClientContext);
  if (!clients) throw new Error('ClientProvider is missing');
  return clients;
};
