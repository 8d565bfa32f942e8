export { PROBLEM_CODES, type SandboxClockProblemCode } from './problems.ts';
export { calendarNow, type ClockAhead, CLOCK_POLICY, decideClock } from './sandbox-clock.ts';
