import { HEALTH_POLICY } from '@dasbor/domain/webhooks';
import { formatDateTime } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { mail } from '../../../platform/mail/mail.ts';
import { outbox } from '../../../platform/work/outbox.ts';
import type { Language } from '../../../platform/problems.ts';
import type { WebhookRow } from '../rows.ts';

export type Happened = 'failing' | 'gone' | 'failing_for_a_day';

type Notice = {
  webhook: Pick<WebhookRow, 'merchant_id' | 'id' | 'name' | 'url' | 'failing_since'>;
  happened: Happened;
  now: Date;
  dashboardUrl: string;
};

/** Notifies open dashboards, and by mail all users of the merchant who may change settings. */
export const tellPeople = async (tx: Tx, { webhook, happened, now, dashboardUrl }: Notice): Promise<void> => {
  const isWarning = happened === 'failing_for_a_day';
  await outbox.add(tx, {
    topic: isWarning ? 'settings.webhook_failing' : 'settings.webhook_disabled',
    aggregate: webhook.id,
    payload: { status: isWarning ? 'failing' : 'disabled' },
  });
  const people = await tx.rows<{ email: string; language: Language }>(sql`
    select u.email, u.language from user_account u join person p using (person_id)
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
     where u.merchant_id = ${webhook.merchant_id} and u.status = 'active' and p.email_verified_at is not null
       and 'settings.view' = any(r.permissions)`);
  for (const { email, language } of people) {
    const words = WORDS[happened][language]({
      name: webhook.name,
      url: webhook.url,
      since: webhook.failing_since === null ? '' : formatDateTime(webhook.failing_since, language),
      link: `${dashboardUrl}/#/settings/webhooks`,
    });
    await mail.queue(tx, {
      merchantId: webhook.merchant_id,
      recipient: email,
      kind: 'webhook_notice',
      ...words,
      now,
    });
  }
};

type Given = { name: string; url: string; since: string; link: string };
type Text = { subject: string; body: string };

const left = HEALTH_POLICY.disableAfterHours - HEALTH_POLICY.warnAfterHours;

const WORDS: Record<Happened, Record<Language, (given: Given) => Text>> = {
  failing_for_a_day: {
    id: ({ name, url, since, link }) => ({
      subject: `Webhook ${name} gagal sejak kemarin`,
      body: `Tidak satu pun pengiriman ke ${url} berhasil sejak ${since}.\n\nBila tetap gagal, webhook ini akan dinonaktifkan dalam ${left} jam. Catatan dan alasan tiap kegagalan:\n${link}`,
    }),
    en: ({ name, url, since, link }) => ({
      subject: `Webhook ${name} has been failing for a day`,
      body: `Nothing sent to ${url} has been taken since ${since}.\n\nIf that goes on it will be disabled in ${left} hours. The log, with the reason of each failure:\n${link}`,
    }),
  },
  failing: {
    id: ({ name, url, since, link }) => ({
      subject: `Webhook ${name} dinonaktifkan`,
      body: `Tidak satu pun pengiriman ke ${url} berhasil sejak ${since}, sehingga webhook ini dinonaktifkan. Peristiwa berikutnya kami simpan 30 hari dan dikirim saat Anda mengaktifkannya kembali:\n${link}`,
    }),
    en: ({ name, url, since, link }) => ({
      subject: `Webhook ${name} was disabled`,
      body: `Nothing sent to ${url} has been taken since ${since}, so it was disabled. We keep what happens for 30 days and send it when you enable it again:\n${link}`,
    }),
  },
  gone: {
    id: ({ name, url, link }) => ({
      subject: `Webhook ${name} dinonaktifkan`,
      body: `${url} menjawab 410 (sudah tidak ada), sehingga webhook ini dinonaktifkan. Peristiwa berikutnya kami simpan 30 hari dan dikirim saat Anda mengaktifkannya kembali:\n${link}`,
    }),
    en: ({ name, url, link }) => ({
      subject: `Webhook ${name} was disabled`,
      body: `${url} answered 410 (gone), so it was disabled. We keep what happens for 30 days and send it when you enable it again:\n${link}`,
    }),
  },
};
