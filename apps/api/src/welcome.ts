import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { DEMO_SANDBOX_KEY } from './seed/keys.ts';

type Places = {
  dashboardUrl: string;
  sandboxUrl: string;
  /** Where codes and links are read, else the mail server that they go to; neither, and they go nowhere. */
  mailboxUrl: string | undefined;
  mailServer: string | undefined;
  seeded: boolean;
};

/** What a person needs after `npm start`: where to go, and as whom. */
export const welcome = ({ dashboardUrl, sandboxUrl, mailboxUrl, mailServer, seeded }: Places): string => {
  const places = [
    ['Dashboard', dashboardUrl],
    ['API reference', `${dashboardUrl}/docs`],
    ['Sandbox API', sandboxUrl],
    mailboxUrl
      ? ['Mailbox (codes, links)', mailboxUrl]
      : ['Codes and links', mailServer ? `go to ${mailServer}` : 'go nowhere: set SMTP_URL to send them'],
  ];
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, role, note }) => `  ${email.padEnd(width)}  ${role.padEnd(18)}  ${note}`,
  );
  return [
    '',
    ...places.map(([name = '', place = '']) => `  ${name.padEnd(24)}${place}`),
    ...(seeded ? ['', `  Demo accounts, all with the password ${DEMO_PASSWORD}:`, '', ...accounts] : []),
    ...(seeded ? ['', `  Sandbox API key of the coffee roaster: ${DEMO_SANDBOX_KEY}`] : []),
    '',
  ].join('\n');
};
