export { addNpwp, lacksNpwp } from './npwp.ts';
export { digestOf, onboardingPlaces, sealNumber } from './sealed.ts';
export { reviewRequests } from './review-requests.ts';
