/** What the frame of every page shows of the simulator; fetched only while the clock is ahead. */
export const loadBandClock = () => import('./components/clock/band-clock.tsx');
