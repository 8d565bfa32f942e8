export { askedLater, runInquiries } from './inquiries.ts';
export { addAcquirerNotices } from './routes.ts';
