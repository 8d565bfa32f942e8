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

void start();

/** The page in index.html stays until everything for the first frame is here, so that nothing flashes or moves. */
async function start() {
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
    // A page that could not be fetched says so in its place, with a way on: that is no fault of the code.
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
}

/** To where the guards lead: an address that the router has to leave first would be an empty page for some frames. */
function settleAddress(store: SessionStore): string {
  // With the slash that a link by hand may lack, as the router adds it.
  const asked = `/${location.hash.replace(/^#\/?/, '')}`;
  const decision = guardRoute({ path: asked, signedIn: store.read() !== null });
  const to = addressFor(decision, { asked, ended: store.endedBy() });
  const path = to ?? asked;
  // With a key from its first moment, as every other entry of the history: what is begun here asks by it whether it is still looked at.
  history.replaceState({ key: `${Date.now()}`, ...history.state }, '', `#${path}`);
  return path;
}

/** A tab that was closed for an hour must not show its pages for one frame before it signs out. */
function endStaleSession(store: SessionStore) {
  const signIn = store.read();
  if (!signIn) return;
  const now = Date.now();
  const lastActivityAt = Math.max(createActivityLog().last(), signIn.signedInAt);
  if (isSessionOver({ signedInAt: signIn.signedInAt, now })) store.end('expired');
  else if (idleState({ lastActivityAt, now }).state === 'ended') store.end('idle');
}
