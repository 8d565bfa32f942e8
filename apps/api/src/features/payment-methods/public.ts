export { channelsOn, refuseChannel } from './chargeable.ts';
