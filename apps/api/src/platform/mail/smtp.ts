import { createTransport } from 'nodemailer';
import type { Transport } from './mail.ts';

// nodemailer's defaults are 2 minutes to connect and 10 for an answer. A failed mail is retried after 1 minute in any case.
const MOST_MS = 15_000;
const LIMITS = {
  connectionTimeout: MOST_MS,
  greetingTimeout: MOST_MS,
  socketTimeout: MOST_MS,
  dnsTimeout: MOST_MS,
};

/** Uses the mail server at a URL (`smtp://user:pass@host:587`). */
export const smtpTransport = (url: string, from: string): Transport => {
  const server = createTransport({ url, ...LIMITS });
  return async (mail) => {
    await server.sendMail({ from, ...mail });
  };
};
