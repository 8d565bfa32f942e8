import { may } from '@dasbor/domain/access';
import { decideSendAgain } from '@dasbor/domain/disbursements';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useWho } from '../../../../shared/state/session.ts';
import { AppLink } from '../../../../shared/ui/app-link.tsx';
import { Banner } from '../../../../shared/ui/banner.tsx';
import type { Tone } from '../../../../shared/ui/tone.ts';
import type { Disbursement, Outcome } from '../../api/types.ts';
import { useReturnedFile } from '../../api/use-returned-file.ts';
import { disbursementPaths } from '../../../../shared/paths/money-out/disbursements.ts';
import { showItems } from '../../presentation/show-items.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import { useOutcomeWords } from '../../presentation/use-outcome-words.ts';
import { FileButton } from '../../../../shared/ui/file-button.tsx';

/** The outcome of a batch in one line and in figures, where the money is, and what to do about failed payouts. */
export const OutcomeNotice = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const { line } = useOutcomeWords();
  const who = useWho();
  const { outcome, counts, status } = batch;
  if (!outcome) return null;
  const tone = TONES[status] ?? 'info';
  if (outcome.returned.payouts === 0) return <Banner tone={tone} live="status" title={line(outcome)} />;
  const toFix = outcome.returned.payouts - counts.retriggerable;
  const mayTake = may(who, { permission: 'disbursement.create' }).ok;
  return (
    <Banner
      tone={tone}
      live="status"
      title={line(outcome)}
      actions={
        <>
          <AppLink
            to={`${disbursementPaths.detail(batch.id)}?status=failed,partially_success`}
            onClick={showItems}
          >
            {t('detail.notice.failed.show')}
          </AppLink>
          {toFix > 0 && mayTake ? <ReturnedFile batch={batch} payouts={toFix} /> : null}
        </>
      }
    >
      <WhatNow batch={batch} returned={outcome.returned} toFix={toFix} />
    </Banner>
  );
};

/** Payouts that need corrected data, as a file to fix and upload as a new batch. */
const ReturnedFile = ({ batch, payouts }: { batch: Disbursement; payouts: number }) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const returnedOf = useReturnedFile();
  return (
    <FileButton
      label={t('detail.notice.failed.download', { payouts: counted('payouts', payouts) })}
      name={`${batch.name}-returned.xlsx`}
      make={() => returnedOf(batch.id)}
    />
  );
};

type WhatNowProps = {
  batch: Disbursement;
  returned: Outcome['returned'];
  toFix: number;
};

const WhatNow = ({ batch, returned, toFix }: WhatNowProps) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const { rupiah } = useFormat();
  const cost = rupiah(returned.fee + returned.ppn);
  const { retriggerable } = batch.counts;
  const when = decideSendAgain(batch, batch.counts).ok ? 'again' : 'againLater';
  return [
    t('detail.notice.failed.money', { total: rupiah(returned.total), cost }),
    retriggerable > 0
      ? t(`detail.notice.failed.${when}`, { payouts: counted('payouts', retriggerable) })
      : null,
    toFix > 0 ? t('detail.notice.failed.not', { payouts: counted('payouts', toFix) }) : null,
  ]
    .filter(Boolean)
    .join(' ');
};

const TONES: Readonly<Partial<Record<string, Tone>>> = {
  success: 'success',
  partially_success: 'warning',
  failed: 'danger',
};
