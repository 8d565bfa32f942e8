export { answerEntries } from './entries.ts';
export { balancesOf } from './repository.ts';
