import type { components } from '@dasbor/sdk';

export type RulesState = components['schemas']['ApprovalRulesState'];
export type ApprovalRulesBody = components['schemas']['ApprovalRules'];
