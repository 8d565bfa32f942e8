// Everything behind the sign-in that a page needs: one file, fetched once.
import { Route, Routes } from 'react-router-dom';
import { Page } from './page.tsx';
import { signedInRoutes } from './signed-in-routes.ts';

export { IdleGuard } from './session/idle-guard.tsx';
export { Shell } from './shell/shell.tsx';
export { findRoute } from './signed-in-routes.ts';

/** The current page, inside the shell. */
export const SignedInPages = () => (
  <Routes>
    {signedInRoutes.map((route) => (
      <Route key={route.path} path={route.path} element={<Page route={route} />} />
    ))}
  </Routes>
);
