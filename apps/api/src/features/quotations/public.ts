export { addQuotationPages } from './page/pages.ts';
