import { expect, test } from 'vitest';
import { byAddress } from './messages.ts';
import { simulatedWhatsApp } from './simulated.ts';

test('a number gets WhatsApp, an address mail', async () => {
  const sent: string[] = [];
  const send = byAddress(
    async ({ to, subject }) => void sent.push(`mail ${to} ${subject}`),
    async ({ to, text }) => void sent.push(`whatsapp ${to} ${text}`),
  );

  await send({ to: 'sri@contoh.test', subject: 'Kode', text: '1' });
  await send({ to: '+6281234567890', subject: 'Kode', text: '2' });

  expect(sent).toEqual(['mail sri@contoh.test Kode', 'whatsapp +6281234567890 2']);
});

test('the simulated provider accepts nothing, so that no message seems sent', async () => {
  await expect(simulatedWhatsApp({ to: '+6281234567890', text: '1' })).rejects.toThrow(
    'no WhatsApp provider',
  );
});
