import type { RefundClaim } from '@dasbor/sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { inGroups } from '../forms/account-number.ts';
import { bankOf } from '../forms/account-values.ts';
import type { AccountForm } from '../forms/use-account-form.ts';
import { useT } from '../locales/words.ts';
import css from './claim.module.css';
import { RefusalNotice } from './refusal-notice.tsx';

type ConfirmAccountProps = {
  claim: RefundClaim;
  form: AccountForm;
  checked: NonNullable<AccountForm['checked']>;
};

export const ConfirmAccount = ({ claim, form, checked }: ConfirmAccountProps) => {
  const t = useT();
  const { rupiah, time } = useFormat();
  // The page may have been opened in the pause and be used after it.
  const [heldUntil] = useState(() =>
    claim.sent_after && new Date() < new Date(claim.sent_after) ? claim.sent_after : null,
  );
  const title = useRef<HTMLHeadingElement>(null);
  const { account, values } = checked;
  const bank = bankOf(claim.banks, account.bank_code);
  useEffect(() => title.current?.focus(), []);
  return (
    <section class={css['panel']}>
      <h2 ref={title} tabIndex={-1}>
        {t('confirm.title')}
      </h2>
      <div>
        <p class={css['name']}>{account.holder_name}</p>
        <p class={css['note']}>{t('confirm.masked')}</p>
      </div>
      <dl class={css['rows']}>
        <dt>{t(`account.${bank?.type ?? 'bank'}`)}</dt>
        <dd>{account.bank_name}</dd>
        <dt>{t('account.number')}</dt>
        <dd>{inGroups(values.account_number)}</dd>
      </dl>
      {heldUntil && <p>{t('confirm.held', { time: time(heldUntil) })}</p>}
      {form.refusal && <ClaimRefusal claim={claim} refusal={form.refusal} bank={bank} />}
      <div class={css['actions']}>
        <Button busy={form.isBusy} onClick={() => form.confirm(checked)}>
          {form.isBusy ? t('confirm.sending') : t('confirm.yes', { amount: rupiah(claim.amount) })}
        </Button>
        <Button kind="secondary" disabled={form.isBusy} onClick={form.close}>
          {t('confirm.no')}
        </Button>
      </div>
      <p class={css['note']}>{t('confirm.final')}</p>
    </section>
  );
};

/** If the answer was lost, nobody here knows whether the money is on its way. */
const ClaimRefusal = (props: Parameters<typeof RefusalNotice>[0]) => {
  const t = useT();
  const { refusal } = props;
  const isLost = refusal.at === 'connection' && refusal.obstacle.kind !== 'limited';
  if (!isLost) return <RefusalNotice {...props} />;
  return (
    <Notice tone="warning" title={t('confirm.lost.title')} takesFocus>
      <p>{t('confirm.lost.text')}</p>
    </Notice>
  );
};
