export { RECORDS } from './records.ts';
export { findRules, openRules } from './repository.ts';
export { refuseApprovalRules, refuseRulesApproval } from './rules.ts';
export { decidersAmong, waitingFor } from './waiting.ts';
