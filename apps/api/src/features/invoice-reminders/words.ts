import { reminderText } from '@dasbor/domain/invoice-reminders';
import type { ReminderWords } from '@dasbor/domain/invoice-reminders';

/** In both languages, because the language of a customer is not known. Plain text. */
export const reminderMail = (
  words: ReminderWords,
  { unsubscribeUrl, isSandbox }: { unsubscribeUrl: string; isSandbox: boolean },
): { subject: string; body: string } => ({
  subject: `${isSandbox ? 'Sandbox: ' : ''}Pengingat invoice ${words.number} dari ${words.company}`,
  body: [
    reminderText(words, 'id'),
    '—',
    reminderText(words, 'en'),
    '—',
    `Tidak ingin menerima pengingat lagi? / No more reminders?\n${unsubscribeUrl}?lang=id`,
  ].join('\n\n'),
});
