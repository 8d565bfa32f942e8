export { digestOf, sealNumber } from './sealed.ts';
export { reviewRequests } from './review-requests.ts';
