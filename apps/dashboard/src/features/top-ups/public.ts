/** What other features may use of top ups: asking for one, and a list of them. */
export { TopUpForm } from './components/top-up-form.tsx';
export { TopUpCreateLink } from './components/top-up-create-link.tsx';
export { topUpsLocale } from './locales/index.ts';
export { topUpList } from './list.tsx';
