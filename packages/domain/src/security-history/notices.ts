import type { Mode } from '../access/index.ts';

/** Who gets a mail about an event. */
export type NoticeRule = {
  /** `owners`: every owner, also if an owner did it: somebody else may have the account. `others`: the owners except the person. */
  readonly owners: 'owners' | 'others';
  /** Whether the person whose account it is gets the mail too. */
  readonly person: boolean;
  /** Keys of sandbox move no money. */
  readonly isLiveOnly: boolean;
};

const OF_A_KEY: NoticeRule = { owners: 'owners', person: false, isLiveOnly: true };
const OF_AN_ACCOUNT: NoticeRule = { owners: 'owners', person: true, isLiveOnly: false };
/** The person gets a mail of its own about their password and second step. */
const TOLD_THEMSELVES: NoticeRule = { owners: 'others', person: false, isLiveOnly: false };

const NOTICES = {
  'api_key.created': OF_A_KEY,
  'api_key.regenerated': OF_A_KEY,
  'snap_key.created': OF_A_KEY,
  'snap_key.secret_regenerated': OF_A_KEY,
  'snap_key.public_key_set': OF_A_KEY,
  'legacy_key.regenerated': OF_A_KEY,
  'webhook.secret_rotated': OF_A_KEY,
  'password.changed': TOLD_THEMSELVES,
  'password.reset': TOLD_THEMSELVES,
  'two_step.turned_off': TOLD_THEMSELVES,
  'authenticator.removed': TOLD_THEMSELVES,
  'passkey.removed': TOLD_THEMSELVES,
  'session.codes_locked': OF_AN_ACCOUNT,
  'confirmation.locked': OF_AN_ACCOUNT,
  'session.ended_by_guesses': OF_AN_ACCOUNT,
  'session.reuse_detected': OF_AN_ACCOUNT,
} as const satisfies Record<string, NoticeRule>;

/** The events that the owners of a merchant get a mail about. */
export type NoticedAction = keyof typeof NOTICES;

export const NOTICED_ACTIONS = /* @__PURE__ */ Object.keys(NOTICES) as readonly NoticedAction[];

export const noticedAction = (action: string, mode: Mode | null): NoticedAction | undefined => {
  const noticed = NOTICED_ACTIONS.find((one) => one === action);
  return noticed && (mode !== 'sandbox' || !NOTICES[noticed].isLiveOnly) ? noticed : undefined;
};

type Receiver = { readonly userId: string; readonly isOwner: boolean };

/** Whether a person gets the mail about this event of `actorId`. */
export const isNoticed = (action: NoticedAction, receiver: Receiver, actorId: string | null): boolean => {
  const rule = NOTICES[action];
  const isActor = receiver.userId === actorId;
  return receiver.isOwner ? rule.owners === 'owners' || !isActor : rule.person && isActor;
};
