/** In the app, by mail, and as a WhatsApp text. */
export const CHANNELS = ['app', 'mail', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

export type Channels = Readonly<Record<Channel, boolean>>;
