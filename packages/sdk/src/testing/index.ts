export {
  type Answer,
  offline,
  type OfflineAnswer,
  ok,
  type OkAnswer,
  problem,
  type ProblemAnswer,
  type ProblemDetails,
  type RecordedCall,
  type Scenario,
} from './answers.ts';
export { eventStream, type EventStream } from './event-stream.ts';
export { type CheckAnswer, createScenarioFetch, type ScenarioFetch } from './scenario-fetch.ts';
export { manualClock, type ManualClock } from './manual-clock.ts';
