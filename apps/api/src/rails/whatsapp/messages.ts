import type { Transport } from '../../platform/mail/mail.ts';
import type { WhatsApp } from './port.ts';

/** A recipient is an email address or, of a person without one, a number. */
export const byAddress =
  (mail: Transport, whatsApp: WhatsApp): Transport =>
  (message) =>
    message.to.startsWith('+') ? whatsApp({ to: message.to, text: message.text }) : mail(message);
