import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { currentLanguage } from '../shared/i18n/locale.ts';
import { loadPage, PageLoadError } from '../shared/lib/load-page.ts';
import { setPrefetcher } from '../shared/lib/prefetch.ts';
import { useSessionKeeper } from '../shared/lib/session/session-keeper.tsx';
import { statusLocale } from '../shared/status/locales/index.ts';
import { Guard } from './guards.tsx';
import { appLocale } from './locale.ts';
import { Page } from './page.tsx';
import { findPublicRoute, publicRoutes } from './public-routes.ts';

const Shell = lazy(() => fromShell('Shell'));
const SignedInPages = lazy(() => fromShell('SignedInPages'));
// Where these two cannot be fetched the page goes on without them. Nobody has scrolled before the first frame: it does not wait.
const IdleGuard = lazy(async () => ({
  default: (await loadShell().catch(() => null))?.IdleGuard ?? nothing,
}));
const ScrollPlaces = lazy(async () => ({
  default: (await import('./after-first-frame.ts').catch(() => null))?.ScrollPlaces ?? nothing,
}));
const nothing = () => null;

/** product spec §2: hash routing; the root leads to /login, and from there a signed-in person to /home. */
export function AppRouter() {
  return (
    <HashRouter>
      <AppRoutes />
      <Suspense>
        <ScrollPlaces />
      </Suspense>
    </HashRouter>
  );
}

export function AppRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate replace to="/login" />} />
      <Route path="homeold" element={<Navigate replace to="/home" />} />
      <Route path="instapay" element={<Navigate replace to="/payment_links" />} />
      {publicRoutes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <Guard>
              <Page route={route} />
              <IdleWatch />
            </Guard>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <Suspense>
            <SignedIn />
          </Suspense>
        }
      />
    </Routes>
  );
}

/** Whoever is signed in and reads a page that is open to everybody is at work too, or has gone away from it. */
function IdleWatch() {
  const { signedIn } = useSessionKeeper();
  return signedIn ? (
    <Suspense>
      <IdleGuard />
    </Suspense>
  ) : null;
}

/** The rights are asked inside the shell, so that its frame stands while they are read. */
function SignedIn() {
  const { signedIn } = useSessionKeeper();
  return (
    <Guard loading={<Shell />}>
      {signedIn ? (
        <Shell>
          <SignedInPages />
        </Shell>
      ) : (
        // Open to everybody, and no public page has it: there is nobody whose rights could be waited for.
        <Navigate replace to="/pages/404" />
      )}
    </Guard>
  );
}

/** What must be here before the first frame: the page itself, and the shell around it. */
export async function preloadPath(path: string, signedIn: boolean): Promise<void> {
  const isPublic = findPublicRoute(path) !== undefined;
  // What does not come is not waited for: the router says so where it stands.
  await Promise.allSettled([
    isPublic || signedIn ? loadPageAt(path) : undefined,
    signedIn && !isPublic ? loadShell() : undefined,
  ]);
}

setPrefetcher((path) => {
  loadPageAt(path).catch(() => undefined);
  if (!findPublicRoute(path)) loadShell().catch(() => undefined);
});

async function loadPageAt(path: string): Promise<void> {
  const route = findPublicRoute(path) ?? (await import('./signed-in.tsx')).findRoute(path);
  if (route) await loadPage(route);
}

async function loadShell() {
  const [signedIn] = await Promise.all([
    import('./signed-in.tsx'),
    appLocale.load(currentLanguage()),
    statusLocale.load(currentLanguage()),
  ]);
  return signedIn;
}

async function fromShell<Name extends 'Shell' | 'SignedInPages'>(name: Name) {
  try {
    return { default: (await loadShell())[name] };
  } catch (cause) {
    throw new PageLoadError('The frame could not be loaded', { cause });
  }
}
