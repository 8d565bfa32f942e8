import { CHECKOUT_PATH } from './platform/http/static-files.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { DEMO_SANDBOX_KEY } from './seed/keys.ts';

type Places = {
  dashboardUrl: string;
  sandboxUrl: string;
  /** Where codes and links can be read, or else the mail server. Without both, they are lost. */
  mailboxUrl: string | undefined;
  mailServer: string | undefined;
  /** Whether clients come through a proxy: then there is no mailbox. */
  proxied: boolean;
  seeded: boolean;
};

/** The text after `npm start`: which addresses to open, and which users exist. */
export const welcome = (places: Places): string => {
  const { dashboardUrl, sandboxUrl, mailboxUrl, seeded } = places;
  const lines = [
    ['Dashboard', dashboardUrl],
    ['Pages of customers', `${dashboardUrl}${CHECKOUT_PATH}/`],
    ['API reference', `${dashboardUrl}/docs`],
    ['Sandbox API', sandboxUrl],
    mailboxUrl ? ['Mailbox (codes, links)', mailboxUrl] : ['Codes and links', fateOfMails(places)],
  ];
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, role, note }) => `  ${email.padEnd(width)}  ${role.padEnd(18)}  ${note}`,
  );
  return [
    '',
    ...lines.map(([name = '', place = '']) => `  ${name.padEnd(24)}${place}`),
    ...(seeded ? ['', `  Demo accounts, all with the password ${DEMO_PASSWORD}:`, '', ...accounts] : []),
    ...(seeded ? ['', `  Sandbox API key of the coffee roaster: ${DEMO_SANDBOX_KEY}`] : []),
    '',
  ].join('\n');
};

const fateOfMails = ({ mailServer, proxied }: Places): string => {
  if (mailServer) return `go to ${mailServer}`;
  return `go nowhere${proxied ? ', as a proxy would show the mailbox to anybody' : ''}: set SMTP_URL to send them`;
};
