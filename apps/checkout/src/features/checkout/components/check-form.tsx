import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useSubmit } from '../../../shared/lib/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useT } from '../locales/words.ts';
import css from './checkout.module.css';

type CheckFormProps = {
  slug: string;
  busy: string | undefined;
  wasChecked: boolean;
  check: () => void;
};

/** For a customer who has paid and sees nothing yet. */
export const CheckForm = ({ slug, busy, wasChecked, check }: CheckFormProps) => {
  const t = useT();
  const { language } = useLanguage();
  const form = useSubmit(() => {
    if (busy === undefined) check();
  });
  return (
    <form ref={form} method="post" action={`./${slug}/check?lang=${language}`} class={css['form']}>
      <p role="status" class={css['note']}>
        {wasChecked ? t('pay.checked') : t('pay.waiting')}
      </p>
      <Button type="submit" kind="secondary" busy={busy === 'check'}>
        {t('pay.check')}
      </Button>
    </form>
  );
};
