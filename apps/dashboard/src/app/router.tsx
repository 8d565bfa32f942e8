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
// If these two fail to load, the page works without them. Nobody scrolls before the first frame, so it does not wait for them.
const IdleGuard = lazy(async () => ({
  default: (await loadShell().catch(() => null))?.IdleGuard ?? nothing,
}));
const ScrollPlaces = lazy(async () => ({
  default: (await import('./after-first-frame.ts').catch(() => null))?.ScrollPlaces ?? nothing,
}));
const nothing = () => null;

/** product spec §2: hash routing. The root redirects to /login, and from there a signed-in user goes to /home. */
export const AppRouter = () => (
  <HashRouter>
    <AppRoutes />
    <Suspense>
      <ScrollPlaces />
    </Suspense>
  </HashRouter>
);

export const AppRoutes = () => (
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

/** A signed-in user on a public page can also be active or idle. */
const IdleWatch = () => {
  const { signedIn } = useSessionKeeper();
  return signedIn ? (
    <Suspense>
      <IdleGuard />
    </Suspense>
  ) : null;
};

/** Permissions load inside the shell, so that its frame is visible meanwhile. */
const SignedIn = () => {
  const { signedIn } = useSessionKeeper();
  return (
    <Guard loading={<Shell />}>
      {signedIn ? (
        <Shell>
          <SignedInPages />
        </Shell>
      ) : (
        // A public address without a page: there is no user whose permissions to wait for.
        <Navigate replace to="/pages/404" />
      )}
    </Guard>
  );
};

/** Needed before the first frame: the page itself and the surrounding shell. */
export const preloadPath = async (path: string, signedIn: boolean): Promise<void> => {
  const isPublic = findPublicRoute(path) !== undefined;
  // Does not wait for files that fail to load. The router shows the error in place.
  await Promise.allSettled([
    isPublic || signedIn ? loadPageAt(path) : undefined,
    signedIn && !isPublic ? loadShell() : undefined,
  ]);
};

const loadShell = async () => {
  const [signedIn] = await Promise.all([
    import('./signed-in.tsx'),
    appLocale.load(currentLanguage()),
    statusLocale.load(currentLanguage()),
  ]);
  return signedIn;
};

const loadPageAt = async (path: string): Promise<void> => {
  const route = findPublicRoute(path) ?? (await import('./signed-in.tsx')).findRoute(path);
  if (route) await loadPage(route);
};

setPrefetcher((path) => {
  loadPageAt(path).catch(() => undefined);
  if (!findPublicRoute(path)) loadShell().catch(() => undefined);
});

const fromShell = async <Name extends 'Shell' | 'SignedInPages'>(name: Name) => {
  try {
    return { default: (await loadShell())[name] };
  } catch (cause) {
    throw new PageLoadError('The frame could not be loaded', { cause });
  }
};
