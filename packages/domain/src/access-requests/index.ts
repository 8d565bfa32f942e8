export { ASK_AGAIN_AFTER_MS, decideAsk, nextAskAt } from './ask.ts';
export { giverPermissions, type Missing, modeThatHas, type Need, NEEDS, whatIsMissing } from './missing.ts';
export { PROBLEM_CODES } from './problems.ts';
