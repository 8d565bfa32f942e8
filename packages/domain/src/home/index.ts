export { STARTED_STEPS, type StartedStep, startedStepsFor } from './started-steps.ts';
