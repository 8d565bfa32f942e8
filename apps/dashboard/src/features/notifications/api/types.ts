import type { components } from '@dasbor/sdk';

export type Notification = components['schemas']['Notification'];
export type NotificationPreferences = components['schemas']['NotificationPreferences'];
export type EventChannels = components['schemas']['EventChannels'];
export type ChosenPreferences = components['schemas']['SetNotificationPreferencesRequest'];
