export { addCheckoutPages } from './page/pages.ts';
