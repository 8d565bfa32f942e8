import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  [
    'signup',
    'signup/success',
    'signup/whatsapp',
    'login/whatsapp',
    'create_password',
    'confirm_email',
    'undo_email_change',
  ],
  () => import('./route-pages.ts'),
);
