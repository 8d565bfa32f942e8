import { isRetriggerable } from '@dasbor/domain/payouts';
import type { RefundClaim } from '@dasbor/sdk';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Notice, type Tone } from '../../../shared/ui/notice.tsx';
import { useT } from '../locales/words.ts';
import css from './claim.module.css';

type Ended = Exclude<RefundClaim['state'], 'open'>;

const TONES = {
  used: 'info',
  paid: 'success',
  failed: 'danger',
  expired: 'warning',
  replaced: 'warning',
  cancelled: 'neutral',
} as const satisfies Record<Ended, Tone>;

const isKnown = (state: string): state is Ended => Object.hasOwn(TONES, state);

type ClaimOutcomeProps = { claim: RefundClaim; takesFocus: boolean };

/** What became of the link. A state of a newer server is grey. */
export const ClaimOutcome = ({ claim, takesFocus }: ClaimOutcomeProps) => {
  const t = useT();
  const format = useFormat();
  const { state, merchant_name: merchant, destination } = claim;
  const known = isKnown(state) ? state : 'other';
  const values = {
    merchant,
    order: claim.order_reference,
    amount: format.rupiah(claim.amount),
    time: format.time((state === 'paid' && claim.ended_at) || claim.expires_at),
    bank: destination?.bank_name ?? '',
    after: claim.sent_after ? format.time(claim.sent_after) : '',
  };
  // In the daily pause the transfer waits.
  const text = known === 'used' && claim.sent_after ? 'state.used.held' : (`state.${known}.text` as const);
  const reason = isRetriggerable(claim.failure_code ?? '') ? 'disturbed' : 'rejected';
  return (
    <>
      {/* The state changes while somebody waits. */}
      <div role="status">
        <Notice
          tone={known === 'other' ? 'neutral' : TONES[known]}
          title={t(`state.${known}.title`)}
          takesFocus={takesFocus}
        >
          {known === 'failed' && <p>{t(`state.failed.${reason}`, values)}</p>}
          <p>{t(text, values)}</p>
        </Notice>
      </div>
      {destination && (
        <section class={css['panel']}>
          <h2>{t('account.to')}</h2>
          <dl class={`${css['rows']} ${css['plain']}`}>
            <dt>{t('form.bank')}</dt>
            <dd>{destination.bank_name}</dd>
            <dt>{t('account.number')}</dt>
            <dd>{destination.account_number}</dd>
            <dt>{t('confirm.holder')}</dt>
            <dd>{destination.holder_name}</dd>
            {claim.claimed_at && (
              <>
                <dt>{t('account.claimed')}</dt>
                <dd>{format.time(claim.claimed_at)}</dd>
              </>
            )}
          </dl>
        </section>
      )}
    </>
  );
};
