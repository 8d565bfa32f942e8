import type { WhatsApp } from './port.ts';

/** Sends nothing. Without a mail server, messages wait in the development mailbox beside the mails; with one, they stay unsent. */
export const simulatedWhatsApp: WhatsApp = async () => {
  throw new Error('no WhatsApp provider is connected');
};
