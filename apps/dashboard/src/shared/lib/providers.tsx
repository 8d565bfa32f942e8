import { ChakraProvider } from '@chakra-ui/react';
import { createStore, Provider as JotaiProvider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { type Clients, ClientProvider } from './client.tsx';
import { SessionKeeperProvider } from './session/session-keeper.tsx';
import type { SessionStore } from './session/session-store.ts';
import { system } from '../ui/theme/system.ts';
import { Toaster } from '../ui/toast.tsx';

export type AtomStore = ReturnType<typeof createStore>;

type ProvidersProps = {
  clients: Clients;
  sessionStore: SessionStore;
  atoms: AtomStore;
  children: ReactNode;
};

export const Providers = ({ clients, sessionStore, atoms, children }: ProvidersProps) => (
  <StrictMode>
    <JotaiProvider store={atoms}>
      <ChakraProvider value={system}>
        <ClientProvider clients={clients}>
          <SessionKeeperProvider store={sessionStore}>
            {children}
            <Toaster />
          </SessionKeeperProvider>
        </ClientProvider>
      </ChakraProvider>
    </JotaiProvider>
  </StrictMode>
);
