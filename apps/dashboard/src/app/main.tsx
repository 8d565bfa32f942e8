import { guardRoute } from '@dasbor/domain/access';
import { idleState, isSessionOver } from '@dasbor/domain/session';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import '../shared/lib/composed-keys.ts';
import '../shared/lib/held-enter.ts';
import { changeLanguage } from '../shared/i18n/locale.ts';
import { sharedLocale } from '../shared/i18n/shared-locale.ts';
import { PageLoadError } from '../shared/lib/load-page.ts';
import { createSessionStore, type SessionStore } from '../shared/lib/session/session-store.ts';
import { storedLanguage } from '../shared/state/language.ts';
import { followTheme } from '../shared/state/theme.ts';
import { createClients, readBaseUrls } from '../shared/lib/clients.ts';
import { Providers } from '../shared/lib/providers.tsx';
import { addressFor } from './addresses.ts';
import { RootBoundary } from './root-boundary.tsx';
import { AppRouter, preloadPath } from './router.tsx';
import { createActivityLog } from './session/activity.ts';

/** The page in index.html stays until everything for the first frame has loaded, so that nothing flashes or moves. */
const start = async () => {
  const sessionStore = createSessionStore();
  endStaleSession(sessionStore);
  followTheme();

  const language = storedLanguage();
  const path = settleAddress(sessionStore);
  const [baseUrls] = await Promise.all([
    readBaseUrls(),
    changeLanguage(language).then(() =>
      Promise.all([sharedLocale.load(language), preloadPath(path, sessionStore.read() !== null)]),
    ),
  ]);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root, {
    // A page that failed to load shows its own message and a way to continue. It is not a bug in the code.
    onCaughtError: (error) => {
      if (!(error instanceof PageLoadError)) console.error(error);
    },
  }).render(
    <Providers
      atoms={createStore()}
      sessionStore={sessionStore}
      clients={createClients({ baseUrls, store: sessionStore })}
    >
      <RootBoundary>
        <AppRouter />
      </RootBoundary>
    </Providers>,
  );
};

/** A tab that was closed for an hour must not show its pages for one frame before it signs out. */
const endStaleSession = (store: SessionStore) => {
  const signIn = store.read();
  if (!signIn) return;
  const now = Date.now();
  const lastActivityAt = Math.max(createActivityLog().last(), signIn.signedInAt);
  if (isSessionOver({ signedInAt: signIn.signedInAt, now })) store.end('expired');
  else if (idleState({ lastActivityAt, now }).state === 'ended') store.end('idle');
};

/** Goes directly to the guards' destination. An address that redirects later would leave an empty page for some frames. */
const settleAddress = (store: SessionStore): string => {
  // Adds the slash that a handwritten link may lack, as the router does.
  const asked = `/${location.hash.replace(/^#\/?/, '')}`;
  const decision = guardRoute({ path: asked, signedIn: store.read() !== null });
  const to = addressFor(decision, { asked, ended: store.endedBy() });
  const path = to ?? asked;
  // Gives the first history entry a key like all others. Code that starts here uses the key to check whether the page is still
  // open.
  history.replaceState({ key: `${Date.now()}`, ...history.state }, '', `#${path}`);
  return path;
};

void start();
