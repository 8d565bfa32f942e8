import { POLICIES } from '@dasbor/domain/policy';
import { useId } from 'react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import type { Refundable } from '../api/types.ts';
import type { RefundValues } from '../forms/refund-values.ts';

type WayChoiceProps = {
  form: Pick<FormState<RefundValues>, 'choice' | 'errorOf'>;
  refundable: Refundable;
};

/** How the money goes back, where there is a choice. */
export const WayChoice = ({ form, refundable }: WayChoiceProps) => {
  const t = useT('refunds');
  const { rupiah } = useFormat();
  const errorId = useId();
  const pause = usePauseWords();
  const { instant_fee: fee, type } = refundable;
  if (fee === null || type === null) return null;
  const error = form.errorOf('way');
  return (
    <ChoiceGroup legend={t('form.way')}>
      <Choice
        title={t(`type.${type}`)}
        text={t(type === 'card' ? 'form.wayText.card' : 'form.wayText.normal')}
        {...form.choice('way', 'direct')}
      />
      <Choice
        title={t('type.instant')}
        text={t('form.wayText.instant', { fee: rupiah(fee), ...pause })}
        describedBy={error && errorId}
        invalid={Boolean(error)}
        {...form.choice('way', 'link')}
      />
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </ChoiceGroup>
  );
};

/** A claim in the daily pause is paid after it. */
const usePauseWords = () => {
  const language = useLanguage();
  const { from = '', to = '' } = POLICIES.disburse.pause ?? {};
  const shown = (clock: string) => (language === 'id' ? clock.replace(':', '.') : clock);
  return { from: shown(from), to: shown(to) };
};
