import { parseRupiah } from '@dasbor/domain/kernel';
import type { Checkout } from '@dasbor/sdk';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useSubmit } from '../../../shared/lib/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import fieldCss from '../../../shared/ui/field.module.css';
import { useT } from '../locales/words.ts';
import css from './invoice.module.css';
import { usePartProblem } from './part-words.ts';

type PartFormProps = {
  checkout: Checkout;
  part: NonNullable<Checkout['part']>;
  slug: string;
  busy: string | undefined;
  applyAmount: (amount: number) => void;
};

const ID = 'part-amount';

/** All that remains, or another amount. Without scripts, the button asks for the page again. */
export const PartForm = ({ checkout, part, slug, busy, applyAmount }: PartFormProps) => {
  const t = useT();
  const { language } = useLanguage();
  const { rupiah, count } = useFormat();
  const { remaining_payment: all } = checkout;
  const isAll = part.amount === all;
  const [isOther, setIsOther] = useState(!isAll);
  const wanted = isAll || part.amount === 0 ? '' : count(part.amount);
  const [text, setText] = useState(wanted);
  const [isUnreadable, setIsUnreadable] = useState(false);
  useEffect(() => {
    setIsOther(!isAll);
    if (wanted !== '') setText(wanted);
  }, [isAll, wanted]);

  const apply = (typed: string) => {
    const read = parseRupiah(typed);
    setIsUnreadable(!read.ok);
    if (!read.ok) return;
    setText(count(read.value));
    if (busy === undefined && read.value !== part.amount) applyAmount(read.value);
  };
  const form = useSubmit((data) => {
    const typed = data.get('amount');
    if (data.get('part') === 'other') apply(typeof typed === 'string' ? typed : '');
    else if (busy === undefined) applyAmount(all);
  });
  const problem = usePartProblem(checkout, part);
  const error = isUnreadable ? t('part.unreadable', { example: count(part.minimum) }) : problem;
  return (
    <form
      ref={form}
      method="get"
      action={`./${slug}`}
      noValidate
      class={css['part']}
      data-all={isAll ? '' : undefined}
    >
      <input type="hidden" name="lang" value={language} />
      <fieldset>
        <legend>{t('part.title')}</legend>
        <label class={css['option']}>
          <input
            type="radio"
            name="part"
            value="all"
            checked={!isOther}
            onChange={() => {
              setIsOther(false);
              setIsUnreadable(false);
              if (!isAll && busy === undefined) applyAmount(all);
            }}
          />
          <span>{t(checkout.paid_amount > 0 ? 'part.rest' : 'part.all')}</span>
          <span>{rupiah(all)}</span>
        </label>
        <label class={css['option']}>
          <input type="radio" name="part" value="other" checked={isOther} onChange={() => setIsOther(true)} />
          <span>{t('part.other')}</span>
        </label>
        <div class={css['typed']}>
          <Field
            id={ID}
            label={t('part.amount')}
            hint={t('part.range', { minimum: rupiah(part.minimum), maximum: rupiah(part.maximum) })}
            error={error}
          >
            <div class={css['money']}>
              <span aria-hidden="true">Rp</span>
              <input
                id={ID}
                name="amount"
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
                onChange={(event) => apply(event.currentTarget.value)}
                maxLength={32}
                inputMode="numeric"
                autocomplete="off"
                aria-invalid={error !== undefined}
                aria-describedby={error ? `${ID}-error` : `${ID}-hint`}
                data-invalid={error ? '' : undefined}
                class={fieldCss['control']}
              />
            </div>
          </Field>
        </div>
        <div class={css['apply']}>
          <p role="status" class={css['left']}>
            {!isAll && part.problem === null && t('part.left', { rest: rupiah(all - part.amount) })}
          </p>
          <Button type="submit" kind="secondary" busy={busy === 'part'}>
            {t('part.apply')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
};
