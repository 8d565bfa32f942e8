export { askedLater, startInquiries } from './inquiries.ts';
export type { Inquiries } from './inquiries.ts';
export { addAcquirerNotices } from './routes.ts';
