export { addNpwp } from './npwp.ts';
export { lacksNpwp } from './repository.ts';
export { digestOf, onboardingPlaces, sealNumber } from './sealed.ts';
export { reviewRequests } from './review-requests.ts';
