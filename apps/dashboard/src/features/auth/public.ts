/** What other pages before the sign-in use. */
export { authLocale } from './locales/index.ts';
export { AuthFrame } from './components/auth-frame.tsx';
export { ToLogin } from './components/to-login.tsx';
export { useBegin } from './api/use-sign-in.ts';
