import { type DailyWindow, err, ok, type Result } from '../kernel/index.ts';
import { type Channel, CHANNELS, type Channels } from './channels.ts';
import { eventRule, type NotificationEvent } from './events.ts';
import type { NotificationProblemCode } from './problems.ts';

export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** What a person chose. Events that they never changed are left out, so that a new default reaches them. */
export type Preferences = {
  readonly channels: Readonly<Partial<Record<NotificationEvent, Channels>>>;
  readonly quiet: DailyWindow | null;
  readonly digest: Digest;
  /** In Jakarta. */
  readonly digestHour: number;
};

export const DEFAULT_PREFERENCES: Preferences = {
  channels: {},
  quiet: null,
  digest: 'off',
  digestHour: 8,
};

/** By which channels a person is told of an event; a fixed channel cannot be changed. */
export const channelsOf = (
  { channels }: Pick<Preferences, 'channels'>,
  event: NotificationEvent,
): Channels => {
  const { channels: byDefault, fixed = [] } = eventRule(event);
  const chosen = channels[event] ?? byDefault;
  return Object.fromEntries(
    CHANNELS.map((channel) => [channel, fixed.includes(channel) ? byDefault[channel] : chosen[channel]]),
  ) as Channels;
};

/** The channels by which this part of the product tells of an event. A fixed mail comes from elsewhere. */
export const sentBy = (
  preferences: Pick<Preferences, 'channels'>,
  event: NotificationEvent,
): readonly Channel[] => {
  const { fixed = [] } = eventRule(event);
  const channels = channelsOf(preferences, event);
  return CHANNELS.filter((channel) => channels[channel] && !fixed.includes(channel));
};

type Times = { readonly from: string | null; readonly to: string | null };

/** Both times or none, and not the same: a window of 24 hours would hold everything back. */
export const decideQuietHours = ({
  from,
  to,
}: Times): Result<DailyWindow | null, NotificationProblemCode> => {
  if (from === null && to === null) return ok(null);
  if (from === null || to === null || from === to) return err('DPAY_QUIET_HOURS_EMPTY');
  return ok({ from, to });
};

/** Texts need a verified number. */
export const decideWhatsApp = (
  wanted: readonly Pick<Channels, 'whatsapp'>[],
  { isVerified }: { isVerified: boolean },
): Result<true, NotificationProblemCode> =>
  !isVerified && wanted.some(({ whatsapp }) => whatsapp) ? err('DPAY_WHATSAPP_NOT_VERIFIED') : ok(true);
