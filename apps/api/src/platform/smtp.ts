import { createTransport } from 'nodemailer';
import type { Transport } from './mail.ts';

/** A mail server by URL (`smtp://user:pass@host:587`). */
export const smtpTransport = (url: string, from: string): Transport => {
  const server = createTransport(url);
  return async (mail) => {
    await server.sendMail({ from, ...mail });
  };
};
