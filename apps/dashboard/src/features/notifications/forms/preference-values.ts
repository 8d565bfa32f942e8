import { ok } from '@dasbor/domain/kernel';
import { type Channel, CHANNELS, decideQuietHours, type Digest } from '@dasbor/domain/notifications';
import { object } from 'yup';
import { type Beside, decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { ChosenPreferences, NotificationPreferences } from '../api/types.ts';

/** For each channel, the events that are told by it. */
export type PreferenceValues = Record<Channel, readonly string[]> & {
  hasQuiet: boolean;
  quiet_from: string;
  quiet_to: string;
  digest: Digest;
  digest_hour: string;
};

export const preferenceSchema: FormSchema<PreferenceValues, undefined> = object({
  quiet_to: decided((to: string, { values }: Beside<PreferenceValues>) =>
    values.hasQuiet ? decideQuietHours({ from: values.quiet_from, to }) : ok(null),
  ),
});

export const valuesOf = (preferences: NotificationPreferences): PreferenceValues => {
  const told = (channel: Channel) =>
    preferences.events.filter((one) => one[channel]).map(({ event }): string => event);
  return {
    app: told('app'),
    mail: told('mail'),
    whatsapp: told('whatsapp'),
    hasQuiet: preferences.quiet_from !== null,
    quiet_from: preferences.quiet_from ?? '21:00',
    quiet_to: preferences.quiet_to ?? '06:00',
    digest: preferences.digest,
    digest_hour: String(preferences.digest_hour),
  };
};

/** Without a verified number, texts that were chosen before are off. */
export const bodyOf = (
  values: PreferenceValues,
  { events, whatsapp_number: number }: NotificationPreferences,
): ChosenPreferences => ({
  events: events.map(({ event }) => {
    const [app, mail, whatsapp] = CHANNELS.map((channel) => values[channel].includes(event));
    return { event, app: app === true, mail: mail === true, whatsapp: whatsapp === true && number !== null };
  }),
  quiet_from: values.hasQuiet ? values.quiet_from : null,
  quiet_to: values.hasQuiet ? values.quiet_to : null,
  digest: values.digest,
  digest_hour: Number(values.digest_hour),
});
