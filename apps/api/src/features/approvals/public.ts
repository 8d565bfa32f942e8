export { findRules } from './repository.ts';
export { refuseApprovalRules, refuseRulesApproval } from './rules.ts';
