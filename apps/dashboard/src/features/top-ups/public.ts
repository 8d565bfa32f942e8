/** The public interface for other features: creating a top-up and listing top-ups. */
export { TopUpForm } from './components/top-up-form.tsx';
export { TopUpCreateLink } from './components/top-up-create-link.tsx';
export { topUpsLocale } from './locales/index.ts';
export { topUpList } from './list.tsx';
