import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { DEMO_SANDBOX_KEY } from './seed/keys.ts';

type Places = {
  dashboardUrl: string;
  sandboxUrl: string;
  mailbox: boolean;
  sendsMail: boolean;
  seeded: boolean;
};

/** What a person needs after `npm start`: where to go, and as whom. */
export const welcome = ({ dashboardUrl, sandboxUrl, mailbox, sendsMail, seeded }: Places): string => {
  const places = [
    ['Dashboard', dashboardUrl],
    ['API reference', `${dashboardUrl}/docs`],
    ['Sandbox API', sandboxUrl],
    ...(mailbox ? [['Mailbox (codes, links)', `${dashboardUrl}/dev/mailbox`]] : []),
    ...(mailbox || sendsMail ? [] : [['Codes and links', 'go nowhere: set SMTP_URL to send them']]),
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
