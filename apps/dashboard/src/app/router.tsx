import { type ComponentType, createElement, lazy, Suspense, use } from 'react';
import { HashRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { currentLanguage } from '../shared/i18n/locale.ts';
import { loadPage, PageLoadError } from '../shared/lib/load-page.ts';
import { setPrefetcher } from '../shared/lib/prefetch.ts';
import type { FeatureRoute } from '../shared/lib/routes.ts';
import { useSessionKeeper } from '../shared/lib/session-keeper.tsx';
import { statusLocale } from '../shared/status/locales/index.ts';
import { featureRoutes, findRoute } from './feature-routes.ts';
import { Guard } from './guards.tsx';
import { appLocale } from './locale.ts';
import { PageBoundary } from './page-boundary.tsx';

const Shell = lazy(async () => {
  try {
    return { default: (await loadShell()).Shell };
  } catch (cause) {
    throw new PageLoadError('The frame could not be loaded', { cause });
  }
});
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
      {pagesOf('public').map((route) => (
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
        element={
          <Suspense>
            <SignedIn />
          </Suspense>
        }
      >
        {pagesOf('signed-in').map((route) => (
          <Route key={route.path} path={route.path} element={<Page route={route} />} />
        ))}
      </Route>
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
          <Outlet />
        </Shell>
      ) : (
        // Open to everybody, and no public page has it: there is nobody whose rights could be waited for.
        <Navigate replace to="/pages/404" />
      )}
    </Guard>
  );
}

function Page({ route }: { route: FeatureRoute }) {
  const { pathname } = useLocation();
  return (
    <PageBoundary key={pathname} route={route}>
      <LoadedPage route={route} />
    </PageBoundary>
  );
}

function LoadedPage({ route }: { route: FeatureRoute }) {
  return createElement(use<ComponentType>(loadPage(route)));
}

function pagesOf(access: FeatureRoute['access']): readonly FeatureRoute[] {
  return featureRoutes.filter((route) => route.access === access);
}

/** What must be here before the first frame: the page itself, and the shell around it. */
export async function preloadPath(path: string, signedIn: boolean): Promise<void> {
  const route = findRoute(path);
  // What does not come is not waited for: the router says so where it stands.
  await Promise.allSettled([
    route ? loadPage(route) : undefined,
    signedIn && route?.access !== 'public' ? loadShell() : undefined,
  ]);
}

setPrefetcher((path) => {
  const route = findRoute(path);
  if (!route) return;
  void loadPage(route);
  if (route.access === 'signed-in') loadShell().catch(() => undefined);
});

async function loadShell() {
  const [{ Shell, IdleGuard }] = await Promise.all([
    import('./shell/shell.tsx'),
    appLocale.load(currentLanguage()),
    statusLocale.load(currentLanguage()),
  ]);
  return { Shell, IdleGuard };
}
