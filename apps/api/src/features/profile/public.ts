export { refuseLeaving } from './delete-profile.ts';
