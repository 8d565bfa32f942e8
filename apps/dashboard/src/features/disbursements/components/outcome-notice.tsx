import { may } from '@dasbor/domain/access';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Tone } from '../../../shared/ui/tone.ts';
import type { Disbursement, Outcome } from '../api/types.ts';
import { useReturnedFile } from '../api/use-returned-file.ts';
import { disbursementPaths } from '../paths.ts';
import { showItems } from '../presentation/show-items.ts';
import { useCountWords } from '../presentation/use-count-words.ts';
import { useOutcomeWords } from '../presentation/use-outcome-words.ts';
import { FileButton } from './file-button.tsx';

/** What came of a batch, in one line and in figures; where the money is; what to do about what did not arrive. */
export function OutcomeNotice({ batch }: { batch: Disbursement }) {
  const t = useT('disbursements');
  const { line } = useOutcomeWords();
  const who = useWho();
  const { outcome, counts, status } = batch;
  if (!outcome) return null;
  const tone = TONES[status] ?? 'info';
  if (outcome.returned.payouts === 0) return <Banner tone={tone} live="status" title={line(outcome)} />;
  const toMend = outcome.returned.payouts - counts.retriggerable;
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
          {toMend > 0 && mayTake ? <ReturnedFile batch={batch} payouts={toMend} /> : null}
        </>
      }
    >
      <WhatNow returned={outcome.returned} again={counts.retriggerable} toMend={toMend} />
    </Banner>
  );
}

/** What needs another account or other data, ready to be mended and uploaded as a new batch. */
function ReturnedFile({ batch, payouts }: { batch: Disbursement; payouts: number }) {
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
}

interface WhatNowProps {
  returned: Outcome['returned'];
  again: number;
  toMend: number;
}

function WhatNow({ returned, again, toMend }: WhatNowProps) {
  const t = useT('disbursements');
  const counted = useCountWords();
  const { rupiah } = useFormat();
  const cost = rupiah(returned.fee + returned.ppn);
  return [
    t('detail.notice.failed.money', { total: rupiah(returned.total), cost }),
    again > 0 ? t('detail.notice.failed.again', { payouts: counted('payouts', again) }) : null,
    toMend > 0 ? t('detail.notice.failed.not', { payouts: counted('payouts', toMend) }) : null,
  ]
    .filter(Boolean)
    .join(' ');
}

const TONES: Readonly<Partial<Record<string, Tone>>> = {
  success: 'success',
  partially_success: 'warning',
  failed: 'danger',
};
