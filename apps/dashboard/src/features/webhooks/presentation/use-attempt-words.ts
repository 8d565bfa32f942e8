import { ATTEMPT_ERRORS } from '@dasbor/domain/webhooks';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { WebhookAttempt } from '../api/types.ts';

type Outcome = Pick<WebhookAttempt, 'ms' | 'status_code' | 'error'>;

/** The result of an attempt: in a cell, and with what to do about it. */
export const useAttemptWords = () => {
  const t = useT('webhooks');
  const { count } = useFormat();
  const ms = (outcome: Outcome) => t('answer.ms', { ms: count(outcome.ms) });
  return {
    /** `HTTP 502 · 61 ms` */
    short: (outcome: Outcome): string => {
      const { status_code: status } = outcome;
      const said = status === null ? t('answer.none') : t('answer.status', { status });
      return `${said} · ${ms(outcome)}`;
    },
    ms,
    /** Null if it succeeded. */
    trouble: ({ error, status_code: status }: Outcome): { title: string; text: string } | null => {
      if (error === null) return null;
      const known = ATTEMPT_ERRORS.find((one) => one === error);
      if (!known) return { title: t('answer.other', { code: error }), text: '' };
      const title = t(`answer.error.${known}.title`, { status: status ?? '' });
      return { title, text: t(`answer.error.${known}.text`) };
    },
  };
};
