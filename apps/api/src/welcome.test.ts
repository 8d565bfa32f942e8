import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const places = {
  dashboardUrl: 'http://localhost:4000',
  sandboxUrl: 'http://localhost:4001',
  mailboxUrl: 'http://localhost:4000/dev/mailbox',
  mailServer: undefined,
  proxied: false,
  seeded: true,
};

test('a start names where codes and links can be read', () => {
  expect(welcome(places)).toMatch(/Mailbox \(codes, links\) +http:\/\/localhost:4000\/dev\/mailbox\n/);
  expect(welcome(places)).not.toContain('go nowhere');
});

test('it names where customers claim refunds', () => {
  expect(welcome(places)).toMatch(/Pages of customers +http:\/\/localhost:4000\/pay\/\n/);
});

test('it says that they are lost without a mailbox and a mail server', () => {
  expect(welcome({ ...places, mailboxUrl: undefined })).toMatch(/Codes and links +go nowhere: set SMTP_URL/);
});

test('behind a proxy it says why there is no mailbox', () => {
  expect(welcome({ ...places, mailboxUrl: undefined, proxied: true })).toMatch(
    /Codes and links +go nowhere, as a proxy would show the mailbox to anybody: set SMTP_URL/,
  );
});

test('it names the mail server that receives them', () => {
  const sent = welcome({ ...places, mailboxUrl: undefined, mailServer: 'mail.test:587', proxied: true });

  expect(sent).toMatch(/Codes and links +go to mail\.test:587\n/);
  expect(sent).not.toContain('Mailbox');
});

test('it names users only for demo data', () => {
  expect(welcome(places)).toContain('approver@demo.test');
  expect(welcome({ ...places, seeded: false })).not.toContain('demo.test');
});
