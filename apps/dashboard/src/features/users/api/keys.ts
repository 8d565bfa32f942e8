import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const userKeys = scopedKeys('users');

/** The live event of every change of people and roles. */
export const PEOPLE_TOPIC = 'user_management.updated';
