export { computeAnalytics, makeAnalytics, startAnalytics } from './engine.ts';
export type { Analytics } from './engine.ts';
