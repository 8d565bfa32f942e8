import type { SftpFailure } from '@dasbor/domain/exports';
import { formatDate } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import type { DateRange } from '@dasbor/domain/lists';
import sql from 'sql-template-tag';
import { mail } from '../../../platform/mail/mail.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Language } from '../../../platform/problems.ts';
import { DELIVERY_WORDS } from '../delivery/words.ts';
import { SET_WORDS } from './set-words.ts';
import type { ScheduleRow } from './rows.ts';

type Outcome = 'completed' | 'failed' | 'not_delivered' | NonNullable<ScheduleRow['failure']>;
type Report = {
  row: Pick<ScheduleRow, 'set' | 'created_by_id'>;
  merchantId: string;
  days: DateRange;
  outcome: Outcome;
  exportId?: string;
  notDelivered?: { host: string; failure: SftpFailure };
  now: Date;
};

/** To the person who scheduled it, who signs in to download it: a mail is no safe place for a file. */
export const mailReport = async (
  tx: Tx,
  { dashboardUrl }: { dashboardUrl: string },
  { row, merchantId, days, outcome, exportId, notDelivered, now }: Report,
): Promise<void> => {
  const person = await tx.maybe<{ email: string; language: Language }>(sql`
    select email, language from user_account where user_id = ${row.created_by_id} and status = 'active'`);
  if (!person) return;
  const { language } = person;
  const show = (day: string) => formatDate(day as CalendarDate, language);
  const range = days.from === days.to ? show(days.from) : `${show(days.from)} – ${show(days.to)}`;
  const { subject, body } = WORDS[language][outcome];
  const why = notDelivered ? `${notDelivered.host}: ${DELIVERY_WORDS[language][notDelivered.failure]} ` : '';
  const page = exportId === undefined ? 'exports/schedules' : `exports/${exportId}`;
  await mail.queue(tx, {
    merchantId,
    recipient: person.email,
    kind: 'export_report',
    subject: `${subject}: ${SET_WORDS[language][row.set]}`,
    body: `${SET_WORDS[language][row.set]}, ${range}.\n\n${why}${body}\n\n${dashboardUrl}/#/${page}`,
    now,
  });
};

const WORDS: Readonly<Record<Language, Readonly<Record<Outcome, { subject: string; body: string }>>>> = {
  id: {
    completed: {
      subject: 'Laporan siap',
      body: 'Filenya lengkap dan tersimpan 7 hari. Masuk untuk mengunduhnya:',
    },
    failed: { subject: 'Laporan gagal dibuat', body: 'Alasannya dan cara memintanya lagi:' },
    not_delivered: {
      subject: 'Laporan tidak terkirim ke SFTP',
      body: 'File tetap dapat diunduh selama 7 hari. Perbaiki pengirimannya di sini, lalu file dikirim lagi:',
    },
    right_removed: {
      subject: 'Laporan tidak dibuat',
      body: 'Anda tidak lagi berhak mengekspor data ini. Laporan terjadwal Anda:',
    },
    too_many_rows: {
      subject: 'Laporan tidak dibuat',
      body: 'Barisnya lebih dari 1.000.000. Jadwalkan per hari atau per minggu:',
    },
  },
  en: {
    completed: {
      subject: 'Report ready',
      body: 'The file is complete and is kept for 7 days. Sign in to download it:',
    },
    failed: { subject: 'Report could not be made', body: 'The reason, and how to request it again:' },
    not_delivered: {
      subject: 'Report not delivered by SFTP',
      body: 'You can still download the file for 7 days. Correct the delivery here, and it is sent again:',
    },
    right_removed: {
      subject: 'Report not made',
      body: 'You may no longer export these records. Your scheduled reports:',
    },
    too_many_rows: {
      subject: 'Report not made',
      body: 'It would have more than 1,000,000 rows. Schedule it by day or week:',
    },
  },
};
