import type { CheckoutPayment } from '@dasbor/sdk';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useT } from '../locales/words.ts';
import css from './checkout.module.css';

type InstructionsProps = { instructions: CheckoutPayment['instructions'] };

/** How to pay, one fold for each place where a customer can. */
export const Instructions = ({ instructions }: InstructionsProps) => {
  const t = useT();
  const { language } = useLanguage();
  return (
    <div class={css['instructions']}>
      <h2 class={css['minor']}>{t('pay.va.how')}</h2>
      {instructions.map((one) => (
        <details key={`${one.channel}${one.from_another_bank}`} class={css['fold']} name="instructions">
          <summary>{one[language].heading}</summary>
          <ol>
            {one[language].steps.map((step, at) => (
              <li key={at}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
};
