/** The part of the simulator that every page shows; loaded only while the clock is ahead. */
export const loadBandClock = () => import('./components/clock/band-clock.tsx');
