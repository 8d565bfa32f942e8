import type { Checkout } from '@dasbor/sdk';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useSubmit } from '../../../shared/lib/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import fieldCss from '../../../shared/ui/field.module.css';
import { useT } from '../locales/words.ts';
import css from './checkout.module.css';
import { promoKey } from './promo-words.ts';

type PromoFormProps = {
  checkout: Checkout;
  slug: string;
  busy: string | undefined;
  /** Without a code: as if none had been typed. */
  applyCode: (code: string | undefined) => void;
};

/** A code that the seller gave to the customer. The address of the page keeps it. */
export const PromoForm = ({ checkout, slug, busy, applyCode }: PromoFormProps) => {
  const t = useT();
  const { language } = useLanguage();
  const form = useSubmit((data) => {
    const typed = data.get('promo_code');
    if (busy === undefined && typeof typed === 'string') applyCode(typed.trim() || undefined);
  });
  const code = checkout.promo_code;
  return (
    <form ref={form} method="get" action={`./${slug}`} class={css['code']}>
      <input type="hidden" name="lang" value={language} />
      <label for="promo-code">{t('promo.label')}</label>
      <div>
        <input
          id="promo-code"
          name="promo_code"
          defaultValue={code?.name ?? ''}
          maxLength={25}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby="promo-said"
          class={fieldCss['control']}
        />
        <Button type="submit" kind="secondary" busy={busy === 'promo'}>
          {t('promo.apply')}
        </Button>
      </div>
      <div role="status" id="promo-said">
        {code && <Said checkout={checkout} code={code} />}
      </div>
      {code && (
        <a
          href={`./${slug}?lang=${language}`}
          onClick={(event) => {
            event.preventDefault();
            form.current?.reset();
            const field = form.current?.elements.namedItem('promo_code');
            if (field instanceof HTMLInputElement) field.value = '';
            applyCode(undefined);
          }}
        >
          {t('promo.remove')}
        </a>
      )}
    </form>
  );
};

type SaidProps = { checkout: Checkout; code: NonNullable<Checkout['promo_code']> };

const Said = ({ checkout, code: { name, problem, minimum } }: SaidProps) => {
  const t = useT();
  const { rupiah } = useFormat();
  if (problem !== null)
    return <p class={css['problem']}>{t(promoKey(problem), { name, minimum: rupiah(minimum ?? 0) })}</p>;
  const ways = checkout.ways
    .filter(({ channels }) => channels.some(({ promo }) => promo?.name === name))
    .map(({ method }) => t(`way.${method}`));
  const isHere = ways.length > 0;
  return (
    <p class={isHere ? undefined : css['problem']}>
      {isHere
        ? t('promo.applied', { name, ways: ways.join(', ') })
        : t('promo.DPAY_PROMO_METHOD_NOT_INCLUDED', { name })}
    </p>
  );
};
