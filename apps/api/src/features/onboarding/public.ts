export { addNpwp, lacksNpwp } from './npwp.ts';
export { digestOf, sealNumber } from './sealed.ts';
export { reviewRequests } from './review-requests.ts';
