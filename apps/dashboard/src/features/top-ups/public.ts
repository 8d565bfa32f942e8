/** What other features may use of top ups: asking for one, and a list of them. */
export { topUpQuery } from './api/top-up-query.ts';
export type { TopUp } from './api/types.ts';
export { TopUpForm } from './components/top-up-form.tsx';
export { TopUpList } from './components/top-up-list.tsx';
export { TopUpStatusBadge } from './components/top-up-status-badge.tsx';
export { topUpsLocale } from './locales/index.ts';
export { useTopUpColumns } from './pages/top-up-columns.tsx';
export { useTopUpFields } from './pages/top-up-fields.ts';
export { topUpPaths } from './paths.ts';
