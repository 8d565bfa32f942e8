import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { DEMO_SANDBOX_KEY } from './seed/keys.ts';

type Places = {
  dashboardUrl: string;
  sandboxUrl: string;
  /** Where codes and links are read, else the mail server that they go to; neither, and they go nowhere. */
  mailboxUrl: string | undefined;
  mailServer: string | undefined;
  /** Whether others come through a proxy: then there is no mailbox. */
  proxied: boolean;
  seeded: boolean;
};

/** What a person needs after `npm start`: where to go, and as whom. */
export const welcome = (places: Places): string => {
  const { dashboardUrl, sandboxUrl, mailboxUrl, seeded } = places;
  const lines = [
    ['Dashboard', dashboardUrl],
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
