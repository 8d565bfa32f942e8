import { may, type Requirement, type Who } from '../access/index.ts';
import { APPROVALS } from '../approvals/index.ts';
import type { Channel, Channels } from './channels.ts';

/**
 * Who is told: those who may decide about the record (`deciders`), those who made it (`makers`), the person it happened to (`person`), or
 * everybody who may see it (`readers`).
 */
type Audience = 'deciders' | 'makers' | 'person' | 'readers';

type Rule = {
  readonly group: EventGroup;
  /** What a person needs to be told. It is checked again before each mail and text, and whenever the list is read. */
  readonly needs: Requirement;
  readonly to: Audience;
  /** Until the person chooses. */
  readonly channels: Channels;
  /** Told by another part of the product already, so nobody is told twice. */
  readonly fixed?: readonly Channel[];
};

export const EVENT_GROUPS = [
  'approvals',
  'disbursements',
  'refunds',
  'balance',
  'sales',
  'files',
  'account',
] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];

const APP: Channels = { app: true, mail: false, whatsapp: false };
const APP_AND_MAIL: Channels = { app: true, mail: true, whatsapp: false };

/** What people are told. Our choice, because the specification only names the preferences (docs/decisions/0061). */
const RULES = {
  disbursement_waiting: {
    group: 'approvals',
    needs: APPROVALS.disbursement.approves,
    to: 'deciders',
    channels: APP_AND_MAIL,
  },
  refund_waiting: {
    group: 'approvals',
    needs: APPROVALS.refund.approves,
    to: 'deciders',
    channels: APP_AND_MAIL,
  },
  withdrawal_waiting: {
    group: 'approvals',
    needs: APPROVALS.withdrawal.approves,
    to: 'deciders',
    channels: APP_AND_MAIL,
  },
  fund_transfer_waiting: {
    group: 'approvals',
    needs: APPROVALS.fund_transfer.approves,
    to: 'deciders',
    channels: APP_AND_MAIL,
  },
  approval_rules_waiting: {
    group: 'approvals',
    needs: { permission: 'user_management.create' },
    to: 'deciders',
    channels: APP_AND_MAIL,
  },
  disbursement_validated: {
    group: 'disbursements',
    needs: APPROVALS.disbursement.sees,
    to: 'makers',
    channels: APP,
  },
  disbursement_approved: {
    group: 'disbursements',
    needs: APPROVALS.disbursement.sees,
    to: 'makers',
    channels: APP,
  },
  disbursement_rejected: {
    group: 'disbursements',
    needs: APPROVALS.disbursement.sees,
    to: 'makers',
    channels: APP_AND_MAIL,
  },
  disbursement_failed: {
    group: 'disbursements',
    needs: APPROVALS.disbursement.sees,
    to: 'makers',
    channels: APP_AND_MAIL,
  },
  refund_rejected: { group: 'refunds', needs: APPROVALS.refund.sees, to: 'makers', channels: APP },
  refund_waiting_customer: { group: 'refunds', needs: APPROVALS.refund.sees, to: 'makers', channels: APP },
  refund_failed: { group: 'refunds', needs: APPROVALS.refund.sees, to: 'makers', channels: APP_AND_MAIL },
  fund_transfer_rejected: {
    group: 'balance',
    needs: APPROVALS.fund_transfer.sees,
    to: 'makers',
    channels: APP,
  },
  fund_transfer_failed: {
    group: 'balance',
    needs: APPROVALS.fund_transfer.sees,
    to: 'makers',
    channels: APP_AND_MAIL,
  },
  withdrawal_rejected: { group: 'balance', needs: APPROVALS.withdrawal.sees, to: 'makers', channels: APP },
  // A scheduled withdrawal has no maker, so everybody who sees withdrawals is told.
  withdrawal_failed: {
    group: 'balance',
    needs: APPROVALS.withdrawal.sees,
    to: 'readers',
    channels: APP_AND_MAIL,
  },
  withdrawal_skipped: {
    group: 'balance',
    needs: APPROVALS.withdrawal.sees,
    to: 'readers',
    channels: APP_AND_MAIL,
  },
  top_up_completed: {
    group: 'balance',
    needs: { permission: 'topup.view', feature: 'balance' },
    to: 'readers',
    channels: APP,
  },
  balance_low: {
    group: 'balance',
    needs: { permission: 'withdrawal.view', feature: 'balance' },
    to: 'readers',
    channels: APP_AND_MAIL,
    fixed: ['mail'],
  },
  settlement_paid: {
    group: 'sales',
    needs: { permission: 'settlement.view' },
    to: 'readers',
    channels: APP,
  },
  invoice_paid: {
    group: 'sales',
    needs: { permission: 'invoice.view', feature: 'invoice' },
    to: 'readers',
    channels: APP,
  },
  payment_link_paid: {
    group: 'sales',
    needs: { permission: 'payment_link.view' },
    to: 'readers',
    channels: APP,
  },
  export_ready: { group: 'files', needs: { permission: 'export.view' }, to: 'makers', channels: APP },
  export_failed: { group: 'files', needs: { permission: 'export.view' }, to: 'makers', channels: APP },
  user_joined: {
    group: 'account',
    needs: { permission: 'user_management.view' },
    to: 'readers',
    channels: APP,
  },
  user_role_changed: { group: 'account', needs: { permission: 'any' }, to: 'person', channels: APP },
  webhook_failing: {
    group: 'account',
    needs: { permission: 'settings.view' },
    to: 'readers',
    channels: APP_AND_MAIL,
    fixed: ['mail'],
  },
  webhook_disabled: {
    group: 'account',
    needs: { permission: 'settings.view' },
    to: 'readers',
    channels: APP_AND_MAIL,
    fixed: ['mail'],
  },
  account_decided: {
    group: 'account',
    needs: { permission: 'user_management.create' },
    to: 'readers',
    channels: APP_AND_MAIL,
    fixed: ['mail'],
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type NotificationEvent = keyof typeof RULES;

export const NOTIFICATION_EVENTS = Object.keys(RULES) as readonly NotificationEvent[];

export const eventRule = (event: NotificationEvent): Rule => RULES[event];

export const isNotificationEvent = (text: string): text is NotificationEvent => Object.hasOwn(RULES, text);

/** The events that a person may be told of, in the order of the settings. */
export const eventsOf = (who: Who): readonly NotificationEvent[] =>
  NOTIFICATION_EVENTS.filter((event) => may(who, RULES[event].needs).ok);

export const mayReceive = (who: Who, event: NotificationEvent): boolean => may(who, RULES[event].needs).ok;
