/** The public interface for other features: the chart of amounts per day and the comparison of two ranges. */
export { DayChart } from './components/day-chart.tsx';
export { compare } from './presentation/comparison.ts';
export { homeLocale } from './locales/index.ts';
